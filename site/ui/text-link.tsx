import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A link that stands alone, underlined in brass. `newTabNote` makes it open a new tab and says so. */
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

/** The same look for an action on this page. */
export function TextButton({ className = '', type = 'button', ...button }: ComponentProps<'button'>) {
  return <button type={type} className={`${styles.link} ${styles.bare} ${className}`} {...button} />;
}
