/** The notice shown if a button's code does not load, for example because the site was updated meanwhile. */
export const loadFailure = {
  title: 'That did not load',
  text: 'This page may have changed since you opened it. Reload it and try again, or call and I will help:',
  reload: 'Reload the page',
  close: 'Close',
};
