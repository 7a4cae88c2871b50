import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `solid` is the primary action of a view; `grave` cannot be undone. */
type ButtonLook = 'solid' | 'line' | 'grave' | 'link' | 'icon';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  compact?: boolean;
}

export function Button({ look = 'line', compact = false, className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={`${buttonClass(look, compact)} ${className}`} />;
}

/** The button's classes, for a link that looks like one. */
export function buttonClass(look: ButtonLook, compact = false): string {
  if (look === 'link' || look === 'icon') return styles[look] ?? '';
  const kind = look === 'solid' ? '' : styles[look];
  return [styles.button, kind, compact ? styles.compact : ''].filter(Boolean).join(' ');
}
