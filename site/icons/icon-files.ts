/** One icon of the site, as `npm run icons` makes it from favicon.svg. */
export interface IconFile {
  path: string;
  /** Width and height. */
  pixels: number;
  /**
   * `tile` has rounded corners and padding; `full` fills a square that the system crops, with the mark in its center.
   */
  shape: 'tile' | 'full';
}

/** iOS rounds the corners itself. */
export const appleTouchIcon: IconFile = { path: '/apple-touch-icon.png', pixels: 180, shape: 'full' };

/** For favicon.ico, for browsers without SVG favicons. */
export const ICO_PIXELS = 32;

/** Listed in the web manifest. */
export const manifestIcons: (IconFile & { purpose: 'any' | 'maskable' })[] = [
  { path: '/icon-192.png', pixels: 192, shape: 'tile', purpose: 'any' },
  { path: '/icon-512.png', pixels: 512, shape: 'tile', purpose: 'any' },
  { path: '/icon-maskable-192.png', pixels: 192, shape: 'full', purpose: 'maskable' },
  { path: '/icon-maskable-512.png', pixels: 512, shape: 'full', purpose: 'maskable' },
];
