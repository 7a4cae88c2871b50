import type { ComponentProps } from 'react';
import { newTabNote } from '#content/navigation.ts';
import styles from './text-link.module.css';

/** A standalone link with a brass underline. With `newTab` it opens a new tab and says so. */
export function TextLink({
  className = '',
  newTab,
  children,
  ...link
}: ComponentProps<'a'> & { newTab?: boolean }) {
  return (
    <a
      className={`${styles.link} ${className}`}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {newTab && <span className="sr">({newTabNote})</span>}
    </a>
  );
}

/** A button with the same look. */
export function TextButton({ className = '', type = 'button', ...button }: ComponentProps<'button'>) {
  return <button type={type} className={`${styles.link} ${styles.bare} ${className}`} {...button} />;
}
