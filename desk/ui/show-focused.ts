import type { FocusEvent } from 'react';

/** For a row of links that scrolls sideways: Chromium leaves a focused link as it is if a few pixels of it are visible. */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
