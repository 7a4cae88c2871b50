/** The notice shown if a button's code does not load, for example because the site was updated meanwhile. */
export const loadFailure = {
  title: 'That did not load',
  text: 'This page may have changed since you opened it. Open it again in a new tab, which keeps what you typed here, or call and I will help:',
  reopen: 'Open in a new tab',
  close: 'Close',
};
