// Written by make-fonts.ts: run `npm run fonts`, do not edit.

/** Addresses of the files that pages preload. */
export const fontFiles = {
  goudy: '/fonts/sorts-mill-goudy-normal-basic.e92d45ff.woff2',
  goudyItalic: '/fonts/sorts-mill-goudy-italic-basic.4778a3d7.woff2',
  instrument: '/fonts/instrument-sans-normal-basic.ad46cb34.woff2',
} as const;
