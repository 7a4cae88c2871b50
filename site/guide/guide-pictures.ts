import { readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { pictureSources } from '../ui/picture-sources.ts';

/** Width of an article's column, 62 characters. */
const SIZES = '(min-width: 760px) 660px, 92vw';

/** Gives the uploaded pictures of an article their formats, widths and room, as every other picture has them. */
export function withPictureSizes(html: string): string {
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

/** As it stands in the sanitized HTML, with its entities. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
