import styles from './icon.module.css';

/** Line drawings on a grid of 16 or 24 units, one path each. */
const SHAPES = {
  leads: [24, 'M4 5h16v14H4zM4 14h5l1.2 2.4h3.6L15 14h5'],
  conversations: [24, 'M3.5 5h12v8.5H9L5.8 16v-2.5H3.5zM18 9h2.5v8.5h-2V20l-3-2.5h-5'],
  content: [24, 'M5.5 3.5h9l4 4v13h-13zM14.5 3.5v4h4M8.5 12h7M8.5 15.5h7'],
  numbers: [24, 'M4 20h16M7 16.5V11M12 16.5V5M17 16.5V8.5'],
  settings: [
    24,
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M13 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ],
  down: [16, 'M3.5 6 8 10.5 12.5 6'],
  up: [16, 'M3.5 10 8 5.5 12.5 10'],
  out: [16, 'M5 11 11.5 4.5M6 4h6v6'],
  back: [16, 'M10 3.5 5.5 8l4.5 4.5'],
  search: [16, 'M2.7 7a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0M10.3 10.3l3.4 3.4'],
  phone: [
    16,
    'M4.2 2.5 6 2.6l.9 2.9-1.4 1.2a8 8 0 0 0 3.8 3.8l1.2-1.4 2.9.9.1 1.8c0 .9-.8 1.6-1.7 1.5A10.6 10.6 0 0 1 2.7 4.2c-.1-.9.6-1.7 1.5-1.7z',
  ],
  text: [16, 'M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z'],
  mail: [16, 'M2 4h12v8.5H2zM2.2 4.4 8 9l5.8-4.6'],
  check: [16, 'M3 8.5 6.5 12 13 4.5'],
  minus: [16, 'M4 8h8'],
  close: [16, 'M3.5 3.5l9 9M12.5 3.5l-9 9'],
  waiting: [16, 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 5v3.2l2 1.3'],
  reminder: [16, 'M8 2v1.3M4.3 11.5V7a3.7 3.7 0 0 1 7.4 0v4.5M2.8 11.5h10.4M6.7 13.8h2.6'],
  warning: [16, 'M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.6v.1'],
  again: [16, 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.8h-2.8'],
  move: [16, 'M5.5 4h.1M5.5 8h.1M5.5 12h.1M10.5 4h.1M10.5 8h.1M10.5 12h.1'],
  picture: [16, 'M2 3h12v10H2zM2.3 11.5 6 8l2.6 2.4L11 8.5l2.8 2.6M10 5.9h.1'],
  key: [16, 'M2.3 8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M7.7 8h6v2.4M11.3 8v1.8'],
} as const satisfies Record<string, readonly [size: number, path: string]>;

export type IconName = keyof typeof SHAPES;

/** A decorative icon. A control without visible text needs its own label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  const [size, path] = SHAPES[name];
  return (
    <svg className={`${styles.icon} ${className}`} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
