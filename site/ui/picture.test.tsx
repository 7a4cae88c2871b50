import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureManifest } from '#content/pictures/manifest.ts';
import { pictureUnavailable } from '#content/pictures/pictures.ts';
import { Picture } from './picture.tsx';

test('a picture offers AVIF first, then WebP, at 1x to 3x of a third of its master, and a JPEG fallback', () => {
  const html = renderToStaticMarkup(<Picture source="dilworth" sizes="100vw" />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html.match(/ (\d+w)/g)?.slice(0, 4)).toEqual([' 533w', ' 800w', ' 1067w', ' 1600w']);
  expect(html).toMatch(/<img[^>]+src="\/pictures\/dilworth-1600\.[0-9a-f]{8}\.jpg"/);
});

test('a picture reserves its space and is loaded lazily', () => {
  const html = renderToStaticMarkup(<Picture source="dilworth" sizes="100vw" />);
  expect(html).toContain('width="1600" height="1000" loading="lazy" fetchPriority="low"');
  expect(html).not.toContain('style=');
});

test('the first picture of a page is never lazy', () => {
  const html = renderToStaticMarkup(<Picture source="hero" sizes="100vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('a picture has its own alt text, crop and sky, and an empty alt text on request', () => {
  const html = renderToStaticMarkup(<Picture source="hero" sizes="100vw" />);
  expect(html).toContain(`alt="${pictureManifest.hero.alt}"`);
  expect(html).toContain('focal-hero');
  expect(html).toContain('sky-hero');
  expect(html).toContain(pictureUnavailable);
  expect(renderToStaticMarkup(<Picture source="hero" sizes="100vw" alt="" />)).toContain('alt=""');
});

test('a photo from another server is shown unchanged, even if its name is that of an object member', () => {
  const html = renderToStaticMarkup(
    <Picture source="https://photos.example/1.jpg" sizes="50vw" alt="Front" />,
  );
  expect(html).toContain('src="https://photos.example/1.jpg"');
  expect(html).not.toContain('<source');
  expect(renderToStaticMarkup(<Picture source="constructor" sizes="50vw" />)).toContain('src="constructor"');
});
