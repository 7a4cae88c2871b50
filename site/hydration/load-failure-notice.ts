/** The id of the notice, which is static HTML: its own code could fail to load as well. */
export const LOAD_FAILURE_ID = 'load-failure';

/** Says that the code of a button did not load. The notice follows the button in the tab order. */
export function showLoadFailure(source: HTMLElement): void {
  const notice = document.getElementById(LOAD_FAILURE_ID);
  const reload = notice?.querySelector<HTMLElement>('[data-reload]');
  // Unlike a link, it keeps the whole address; the unsent text of the chat is stored.
  if (reload) reload.onclick = () => location.reload();
  notice?.showPopover({ source });
}

export function hideLoadFailure(): void {
  document.getElementById(LOAD_FAILURE_ID)?.hidePopover();
}
