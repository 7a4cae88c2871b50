import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A standalone link with a brass underline. With `newTabNote` it opens a new tab and says so. */
export function TextLink({
  className = '',
  newTabNote,
  children,
  ...link
}: ComponentProps<'a'> & { newTabNote?: string }) {
  return (
    <a
      className={`${styles.link} ${className}`}
      {...(newTabNote && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {newTabNote && <span className="sr">({newTabNote})</span>}
    </a>
  );
}

/** A button with the same look. */
export function TextButton({ className = '', type = 'button', ...button }: ComponentProps<'button'>) {
  return <button type={type} className={`${styles.link} ${styles.bare} ${className}`} {...button} />;
}
