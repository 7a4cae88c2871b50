import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { HomePhotos } from './home-photos.tsx';
import { HomePicture, isIllustrated } from './home-picture.tsx';

const [sample] = listings;
if (!sample) throw new Error('No listings');
const html = (images: string[], neighborhoodSlug: string | null = 'noda') =>
  renderToStaticMarkup(<HomePicture home={{ ...sample, images, neighborhoodSlug }} sizes="100vw" />);

test('a painting is labeled as an illustration', () => {
  expect(html(['listing-bungalow'])).toContain('>Illustration<');
});

test("pictures of other servers are never requested: the neighborhood's picture is shown as an illustration", () => {
  const shown = html(['https://img.example/1.jpg']);
  expect(shown).not.toContain('img.example');
  expect(shown).toContain('/pictures/noda');
  expect(shown).toContain('>Illustration<');
  expect(html([], null)).toContain('/pictures/porch-light');
});

test('an uploaded photo is shown without the illustration label', () => {
  const home = { ...sample, images: ['listing-bungalow', 'https://img.example/1.jpg', '/uploads/1.jpg'] };
  expect(isIllustrated(home)).toBe(false);
  expect(html(home.images)).toContain(`alt="Photograph of ${sample.address}"`);
});

test('all photos are on the card in order, each with its own alt text', () => {
  const address = (digit: string) => `/pictures/uploaded/${digit.repeat(32)}-1200x800.jpg`;
  const home = {
    ...sample,
    images: [`${address('b')}#20,80`, 'https://img.example/1.jpg', address('a')],
    imageAlts: { [address('a')]: 'The yard.', [address('b')]: 'The porch.' },
  };
  const shown = renderToStaticMarkup(
    <HomePhotos home={home} sizes="100vw" priority={false}>
      status
    </HomePhotos>,
  );
  expect([...shown.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['The porch.', 'The yard.']);
  expect(shown).toContain('focus-x-20 focus-y-80');
  expect(shown).not.toContain('img.example');
});
