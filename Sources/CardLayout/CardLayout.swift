// Filled in a moment.
