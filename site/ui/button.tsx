import type { ComponentProps } from 'react';
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

/** A link styled as a button. With `newTabNote` (such as "Opens in a new tab") it opens a new tab. */
export function LinkButton({
  variant,
  size,
  className,
  newTabNote,
  children,
  ...link
}: ButtonLook & ComponentProps<'a'> & { newTabNote?: string }) {
  return (
    <a
      className={buttonClass({ variant, size }, className)}
      {...(newTabNote && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {newTabNote && <span className="sr">({newTabNote})</span>}
    </a>
  );
}

function buttonClass({ variant = 'primary', size = 'regular' }: ButtonLook, className = ''): string {
  return `${styles.button} ${styles[variant]} ${styles[size]} ${className}`;
}
