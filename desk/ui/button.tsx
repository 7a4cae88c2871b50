import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `solid` is the one primary action of a view; `grave` cannot be undone. */
export type ButtonLook = 'solid' | 'line' | 'grave' | 'link' | 'icon';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  compact?: boolean;
}

/** A button of the desk. */
export function Button({ look = 'line', compact = false, className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={`${buttonClass(look, compact)} ${className}`} />;
}

/** The same look for a link. */
export function buttonClass(look: ButtonLook, compact = false): string {
  if (look === 'link' || look === 'icon') return styles[look] ?? '';
  const kind = look === 'solid' ? '' : styles[look];
  return [styles.button, kind, compact ? styles.compact : ''].filter(Boolean).join(' ');
}
