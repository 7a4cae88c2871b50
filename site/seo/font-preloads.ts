import { fontFiles } from '#design/font-files.ts';

/**
 * Attributes of the links that preload the fonts. The layout renders the links itself, because React drops preloads
 * outside a document of its own.
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
