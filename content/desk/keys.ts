/** The list of keyboard shortcuts. */
export const keyWords = {
  title: 'Keys',
  note: 'Everything here can be done by hand too. Single keys can be turned off in',
  settings: 'Settings',
  keys: [
    { keys: ['J'], does: 'Next lead' },
    { keys: ['K'], does: 'Previous lead' },
    { keys: ['Enter'], does: 'Open the lead in full' },
    { keys: ['R'], does: 'Write a reply' },
    { keys: ['N'], does: 'Write a note' },
    { keys: ['E'], does: 'Close the lead' },
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'Show this sheet' },
    { keys: ['Esc'], does: 'Leave a field, close what is open, go back to the list' },
  ],
};
