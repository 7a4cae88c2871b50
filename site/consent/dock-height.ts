/**
 * Tells the page how high the cookie banner stands: `--dock-h` keeps focus, footer and panels clear of it.
 *
 * It becomes part of the script before the first paint: it may use nothing from outside of itself.
 */
export function setDockHeight(root: HTMLElement, dock: HTMLElement | null): void {
  root.style.setProperty('--dock-h', `${Math.ceil(dock?.offsetHeight ?? 0)}px`);
}
