import type { FallbackFace } from './font-faces.ts';

const GOUDY_FILES = '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-';
const INSTRUMENT_FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The site's fonts: where their files come from, and which parts are kept. */
export const FONTS = [
  {
    key: 'goudy',
    family: 'Sorts Mill Goudy',
    style: 'normal',
    weight: '400',
    file: `${GOUDY_FILES}normal.woff2`,
    axes: {},
    fallbacks: [{ weights: '400', axes: {} }],
  },
  {
    key: 'goudyItalic',
    family: 'Sorts Mill Goudy',
    style: 'italic',
    weight: '400',
    file: `${GOUDY_FILES}italic.woff2`,
    axes: {},
    fallbacks: [{ weights: '400', axes: {} }],
  },
  {
    key: 'instrument',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    file: INSTRUMENT_FILE,
    axes: { wght: { min: 400, max: 600 } },
    // Labels and buttons use weight 550, whose letters are wider, but the local font has only one width.
    fallbacks: [
      { weights: '400 499', axes: { wght: 400 } },
      { weights: '500 600', axes: { wght: 550 } },
    ],
  },
] as const;

/** The library that draws the agent's name on link previews reads only TrueType: the same fonts for server/cards. */
export const CARD_FONTS = [
  { name: 'sorts-mill-goudy.ttf', file: `${GOUDY_FILES}normal.woff2`, axes: {} },
  { name: 'instrument-sans.ttf', file: INSTRUMENT_FILE, axes: { wght: 400 } },
] as const;

/**
 * Fonts commonly installed on visitors' devices, with their average letter width in em as capsize publishes it
 * (`xWidthAvg`). Liberation, Tinos, Arimo and Gelasio have the letter widths of Times New Roman, Arial and Georgia by
 * design; Android has Roboto and Noto Serif, a minimal Linux system DejaVu.
 */
export const FALLBACKS: (FallbackFace & { standsFor: (typeof FONTS)[number]['key'] })[] = [
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback',
    averageWidth: 0.40625,
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  },
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback Georgia',
    averageWidth: 0.4458,
    locals: ['Georgia', 'Gelasio'],
  },
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback Noto',
    averageWidth: 0.481,
    locals: ['Noto Serif', 'NotoSerif'],
  },
  { standsFor: 'goudy', family: 'Goudy Fallback DejaVu', averageWidth: 0.5166, locals: ['DejaVu Serif'] },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback',
    averageWidth: 0.4082,
    locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback Georgia',
    averageWidth: 0.45459,
    locals: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback Noto',
    averageWidth: 0.469,
    locals: ['Noto Serif Italic', 'NotoSerif-Italic'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback DejaVu',
    averageWidth: 0.5166,
    locals: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'],
  },
  {
    standsFor: 'instrument',
    family: 'Instrument Fallback',
    averageWidth: 0.4458,
    locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  },
  {
    standsFor: 'instrument',
    family: 'Instrument Fallback Roboto',
    averageWidth: 0.44482,
    locals: ['Roboto', 'Roboto-Regular'],
  },
  {
    standsFor: 'instrument',
    family: 'Instrument Fallback DejaVu',
    averageWidth: 0.5083,
    locals: ['DejaVu Sans', 'DejaVuSans'],
  },
];

/**
 * Printable ASCII, the dashes, quotes and symbols of the site's text, and the letters of Spanish, French and German
 * names.
 */
export const CHARACTERS = `${printableAscii()}\u00a0–—‘’“”…·•×÷−±⁄½¼¾%°$£¢€©®™§¶«»¿¡ÁÉÍÓÚÜÑáéíóúüñÇçÀàÈèÂâÊêÎîÔôÛûÄäËëÏïÖöß`;

/** OpenType features that the styles use. */
export const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'frac'];

function printableAscii(): string {
  return String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
}
