/** When what had focus is gone, browsers drop focus on <body>: the next Tab would start over. It goes to the page's content. */
export function focusMainIfLost(): void {
  if (!document.activeElement || document.activeElement === document.body) focusMain();
}

/** Moves focus to the page's content without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
