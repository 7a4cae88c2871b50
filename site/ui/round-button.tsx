import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import styles from './round-button.module.css';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** It has an edge unless it is `bare`, without a background, or a `float` with a shadow. */
  variant?: 'bare' | 'float' | undefined;
}

/** A round icon button for floats, closing, arrows and steppers. */
export function RoundButton({
  icon,
  label,
  variant,
  className = '',
  type = 'button',
  ...button
}: RoundButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`${styles.round} ${variant ? styles[variant] : ''} ${className}`}
      {...button}
    >
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}
