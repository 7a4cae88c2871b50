import type { FocusEvent } from 'react';

// For a row of links that scrolls sideways.

/** Chromium leaves a focused link as it is if a few pixels of it are visible. */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls the current link to the middle. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  const [around, link] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollLeft += link.left + link.width / 2 - (around.left + around.width / 2);
}
