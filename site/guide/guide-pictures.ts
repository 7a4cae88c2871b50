import { readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { pictureSources } from '../ui/picture-sources.ts';

/** Width of the article's column, 62 characters. */
const SIZES = '(min-width: 760px) 660px, 92vw';

/** Adds formats, widths and dimensions to an article's uploaded pictures, as all other pictures have. */
export function addPictureSizes(html: string): string {
  return html.replace(/<img\b[^>]*>/g, (image) => {
    const source = attribute(image, 'src');
    if (!readUploadedPicture(source)) return image;
    const { modern, original, width, height } = pictureSources(source);
    const sources = modern.map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`,
    );
    const alt = attribute(image, 'alt');
    return `<picture>${sources.join('')}<img src="${original}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
  });
}

/** The raw value in the sanitized HTML, with its entities. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
