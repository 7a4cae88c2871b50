/**
 * When the focused element is removed, browsers move focus to <body> and the next Tab starts over. This moves it to the
 * page's content.
 */
export function focusMainIfLost(): void {
  if (!document.activeElement || document.activeElement === document.body) focusMain();
}

/** Focuses the page's content without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
