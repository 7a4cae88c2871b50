import { fontFiles } from '#design/font-files.ts';

/**
 * Attributes of the links that fetch the fonts before the style sheet asks for them. The layout writes the links:
 * React keeps back a preload that it renders outside of a document of its own.
 * @param italic whether the page opens with italic display type
 */
export function fontPreloads(italic = false) {
  const files = [fontFiles.goudy, fontFiles.instrument, ...(italic ? [fontFiles.goudyItalic] : [])];
  return files.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  }));
}
