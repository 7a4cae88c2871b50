// Written by make-fonts.ts: run `npm run fonts`, do not edit.

/** Addresses of the font files, for preloading. */
export const fontFiles = {
  goudy: '/fonts/sorts-mill-goudy-normal.ac961d15.woff2',
  goudyItalic: '/fonts/sorts-mill-goudy-italic.b2bb1625.woff2',
  instrument: '/fonts/instrument-sans-normal.bebabe9f.woff2',
} as const;
