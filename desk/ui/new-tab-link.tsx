import type { ComponentProps } from 'react';
import { newTabNote } from '#content/navigation.ts';
import { Icon } from './icon.tsx';

/** A link that opens in a new tab and says so, also to screen readers. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children} <Icon name="out" />
      <span className="visually-hidden">({newTabNote})</span>
    </a>
  );
}
