import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  /** `sky` is for pictures only. */
  variant?: 'primary' | 'line' | 'sky';
  /** 52 px high, or 44. */
  size?: 'regular' | 'small';
}

/** One primary button in a view. On a `.dark` ground it turns brass by itself. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...button} />;
}

/** A link that looks like a button. `newTabNote` (words such as "Opens in a new tab") makes it open one. */
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

function buttonClass(
  look: { [Part in keyof ButtonLook]: ButtonLook[Part] | undefined },
  className = '',
): string {
  const { variant = 'primary', size = 'regular' } = look;
  return `${styles.button} ${styles[variant]} ${styles[size]} ${className}`;
}
