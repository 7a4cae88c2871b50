/** When what had focus is gone, browsers drop focus on <body>: the next Tab would start over. It goes to the page's content. */
export function focusMainIfLost(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
