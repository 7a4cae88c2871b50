import styles from './icon.module.css';
import { type IconName, iconShapes } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Overrides the default size of 1.1 em or adds styles. */
  className?: string | undefined;
}

/** A decorative line icon in the color of its text: the text is beside it or in the control's label. */
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
