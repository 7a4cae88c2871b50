import { expect, test } from 'vitest';
import { etagOfPage } from './etag.ts';

const page = (uid: string, prefix: string, title = 'Accessibility') =>
  Buffer.from(
    `<astro-island uid="${uid}" prefix="${prefix}" component-url="/_astro/panel.js">` +
      `<dialog aria-labelledby="_${prefix}R_0_"><h2 id="_${prefix}R_0_">${title}</h2></dialog></astro-island>`,
  );

test('the ETag of a page does not depend on how Astro numbers its islands', () => {
  expect(etagOfPage(page('tfHwH', 'r30'))).toBe(etagOfPage(page('Z1e5LVa', 'r26')));
});

test('a page with different content has a different ETag', () => {
  expect(etagOfPage(page('tfHwH', 'r30'))).not.toBe(etagOfPage(page('tfHwH', 'r30', 'Cookies')));
});
