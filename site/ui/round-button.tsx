import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import styles from './round-button.module.css';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** The button's name, for those who cannot see the icon. */
  label: string;
  /** `bare` has no edge and no ground; `float` hovers over the page with a shadow. */
  variant?: 'edged' | 'bare' | 'float';
}

/** A round icon button: floats, closers, arrows and steppers. */
export function RoundButton({
  icon,
  label,
  variant = 'edged',
  className = '',
  type = 'button',
  ...button
}: RoundButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`${styles.round} ${styles[variant]} ${className}`}
      {...button}
    >
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}
