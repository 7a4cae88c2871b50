import styles from './icon.module.css';
import { type IconName, iconShapes } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Replaces the size of 1.1 em or adds to the look. */
  className?: string | undefined;
}

/** A line drawing in the color of its text. It is decoration: the words stand beside it or in the control's label. */
export function Icon({ name, className }: IconProps) {
  const { size, path } = iconShapes[name];
  return (
    <svg
      className={`${size === 44 ? styles.drawing : styles.icon} ${className ?? ''}`}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
