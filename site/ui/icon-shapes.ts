/** A line icon: its paths on a square grid of `size` units. */
interface IconShape {
  size: 16 | 24 | 44;
  path: string;
}

// Circles and rounded squares are arcs, so that every icon is a single path.
export const iconShapes = {
  'chevron-down': { size: 16, path: 'M3.5 6 8 10.5 12.5 6' },
  'arrow-up': { size: 16, path: 'M8 13V3M3.5 7.2 8 3l4.5 4.2' },
  'arrow-down': { size: 16, path: 'M8 3v10M3.5 8.8 8 13l4.5-4.2' },
  'arrow-left': { size: 16, path: 'M13 8H3M7.2 3.5 3 8l4.2 4.5' },
  'arrow-right': { size: 16, path: 'M3 8h10M8.8 3.5 13 8l-4.2 4.5' },
  'arrow-out': { size: 16, path: 'M5 11 11.5 4.5M6 4h6v6' },
  send: { size: 16, path: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7' },
  menu: { size: 24, path: 'M3 8h18M3 16h18' },
  close: { size: 16, path: 'M3.5 3.5l9 9M12.5 3.5l-9 9' },
  plus: { size: 16, path: 'M3 8h10M8 3v10' },
  minus: { size: 16, path: 'M3 8h10' },
  check: { size: 16, path: 'M3 8.5 6.5 12 13 4.5' },
  info: { size: 16, path: 'M8 7v6M8 3.4v.2' },
  exclamation: { size: 16, path: 'M8 3v6M8 12.4v.2' },
  warning: { size: 16, path: 'M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.6v.1' },
  lock: { size: 24, path: 'M7 10.5V8a5 5 0 0 1 10 0v2.5M5 10.5h14V20H5zM12 14v2.5' },
  chat: {
    size: 24,
    path: 'M4 10.5 12 4l8 6.5V18a1 1 0 0 1-1 1h-6l-4 3v-3H5a1 1 0 0 1-1-1zM8.5 12.5h7M8.5 15.5h4',
  },
  accessibility: {
    size: 24,
    path: 'M12 2.9a1.7 1.7 0 0 1 0 3.4 1.7 1.7 0 0 1 0-3.4M4.5 8.5 12 9.8l7.5-1.3M12 9.8v4.4M12 14.2l-3.4 6.3M12 14.2l3.4 6.3',
  },
  phone: {
    size: 16,
    path: 'M3 2.5h2.6l1.2 3.2-1.6 1.2a8.5 8.5 0 0 0 3.9 3.9l1.2-1.6 3.2 1.2V13a1 1 0 0 1-1 1A10.5 10.5 0 0 1 2 3.5a1 1 0 0 1 1-1z',
  },
  pin: {
    size: 16,
    path: 'M8 14.5S3 10 3 6.4a5 5 0 0 1 10 0C13 10 8 14.5 8 14.5zM8 4.7a1.7 1.7 0 0 1 0 3.4 1.7 1.7 0 0 1 0-3.4',
  },
  instagram: {
    size: 16,
    path: 'M5.4 2h5.2A3.4 3.4 0 0 1 14 5.4v5.2a3.4 3.4 0 0 1-3.4 3.4H5.4A3.4 3.4 0 0 1 2 10.6V5.4A3.4 3.4 0 0 1 5.4 2zM8 5.2a2.8 2.8 0 0 1 0 5.6 2.8 2.8 0 0 1 0-5.6M11.6 4.4v.1',
  },
  facebook: { size: 16, path: 'M11 2.5H9.6A2.6 2.6 0 0 0 7 5.1V14M4.8 8h5.4' },
  linkedin: { size: 16, path: 'M3 6.5V13M3 3.2v.1M6.8 13V6.5M6.8 9.2c0-3.6 6-3.8 6 .2V13' },
  house: { size: 44, path: 'M6 40V20L22 7l16 13v20M16 40V26h12v14M24.5 33v.1' },
  page: { size: 44, path: 'M8 6h28v32H8zM14 14h16M14 21h16M14 28h9' },
  key: { size: 44, path: 'M14 14a8 8 0 0 1 0 16 8 8 0 0 1 0-16M22 22h18M34 22v6M39 22v4M14 22v.1' },
  lantern: { size: 44, path: 'M22 5v4M15 9h14l3 8-3 17H15l-3-17zM12 17h20M22 17v17M18 39h8' },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof iconShapes;
