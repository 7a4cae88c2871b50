import type { ComponentProps } from 'react';
import { newTabNote } from '#content/navigation.ts';
import { Icon } from './icon.tsx';

/** A link to the site, which stays beside the desk: it says so to eye and ear. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children} <Icon name="out" />
      <span className="visually-hidden">({newTabNote})</span>
    </a>
  );
}
