import type { ComponentProps } from 'react';
import { newTabNote } from '#content/navigation.ts';
import styles from './button.module.css';

interface ButtonLook {
  /** `sky` is only for use on pictures. */
  variant?: 'primary' | 'line' | 'sky' | undefined;
  /** 52 or 44 px high. */
  size?: 'regular' | 'small' | undefined;
}

/** Use one primary button per view. On a `.dark` background it turns brass. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...button} />;
}

/** A link styled as a button. With `newTab` it opens a new tab and says so. */
export function LinkButton({
  variant,
  size,
  className,
  newTab,
  children,
  ...link
}: ButtonLook & ComponentProps<'a'> & { newTab?: boolean }) {
  return (
    <a
      className={buttonClass({ variant, size }, className)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {newTab && <span className="sr">({newTabNote})</span>}
    </a>
  );
}

function buttonClass({ variant = 'primary', size = 'regular' }: ButtonLook, className = ''): string {
  return `${styles.button} ${styles[variant]} ${styles[size]} ${className}`;
}
