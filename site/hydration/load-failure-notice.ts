/** The id of the notice, which is static HTML: its own code could fail to load as well. */
export const LOAD_FAILURE_ID = 'load-failure';

/** Says that the code of a button did not load. The notice follows the button in the tab order. */
export function showLoadFailure(source: HTMLElement): void {
  const notice = document.getElementById(LOAD_FAILURE_ID);
  const reopen = notice?.querySelector<HTMLElement>('[data-reopen]');
  // A new tab, so that nothing typed here is lost. Unlike a link's tab, it gets a copy of the stored chat.
  if (reopen) reopen.onclick = () => window.open(location.href);
  notice?.showPopover({ source });
}

export function hideLoadFailure(): void {
  document.getElementById(LOAD_FAILURE_ID)?.hidePopover();
}
