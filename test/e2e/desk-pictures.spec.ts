import type { Page } from '@playwright/test';
import { photo } from './desk-photo.ts';
import { expect, test, testWithoutPreview } from './desk-site.ts';
import { expectReflow, violationsOf } from './violations.ts';

// In one worker, whose desk encodes each picture once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const saved = (page: Page) => page.getByText(/^Draft, saved /);
const published = (page: Page) => page.getByText('Published, nothing to save');
const shows = (page: Page) => page.getByLabel('What the picture shows');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

const fourPhotos = () => Promise.all([1, 2, 3, 4].map((place) => photo(`IMG_${place}.jpg`, { place })));

testWithoutPreview(
  "a neighborhood's picture is uploaded, needs alternative text, and is published with its focal point",
  async ({ page }) => {
    await page.goto('/desk/content/neighborhoods/myers-park');
    await expect(shows(page)).toHaveValue(/Colonial/);
    // A phone converts HEIC photos to JPEG for a field that does not accept HEIC; `image/*` would accept it.
    for (const field of await page.locator('input[type="file"]').all())
      await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo('porch.jpg', { place: 1 }));
    await expect(page.getByText('porch.jpg is there')).toBeAttached();
    await expect(shows(page)).toHaveValue('');
    await publish(page).click();
    await expect(shows(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(shows(page)).toBeFocused();
    await shows(page).fill('A porch swing on Queens Road.');
    const focal = page.getByRole('button', { name: /^What matters in it/ });
    await focal.press('ArrowRight');
    await focal.press('ArrowUp');
    await expect(focal).toHaveAccessibleName(/60 % from the left, 40 % from the top$/);
    await expectAccessible(page);
    await publish(page).click();
    await expect(published(page)).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/neighborhoods/myers-park');
    const picture = visitor.getByRole('img', { name: 'A porch swing on Queens Road.' });
    await expect(picture).toHaveCSS('object-position', '60% 40%');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/pictures\/uploaded\/[0-9a-f]{32}-320\.avif$/,
    );
    const preview = visitor.locator('meta[property="og:image"]');
    const address = await preview.getAttribute('content');
    expect(address).toMatch(/\/pictures\/uploaded\/[0-9a-f]{32}-320x240\.jpg$/);
    expect((await fetch(address ?? '')).headers.get('content-type')).toBe('image/jpeg');
    expect(await (await page.request.get('/')).text()).toMatch(/<img [^>]*src="\/pictures\/uploaded\//);
  },
);

testWithoutPreview(
  'a new home gets phone photos, which are reordered by keyboard and one of them removed',
  async ({ page }) => {
    await page.goto('/desk/content/listings');
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await page.getByLabel('Address', { exact: true }).fill('18 Porch Lane');
    await page.getByLabel('Price').fill('515000');
    await test.step('the focus in its form stays when its URL is assigned', async () => {
      const year = page.getByLabel('Year built');
      await year.scrollIntoViewIfNeeded();
      await year.fill('1924');
      const { y } = (await year.boundingBox()) ?? {};
      await expect(page).not.toHaveURL(/\/new$/);
      await expect(saved(page)).toBeVisible();
      await expect(year).toBeFocused();
      expect((await year.boundingBox())?.y).toBe(y);
    });
    const photos = page.getByRole('listitem', { name: /^Photo \d of 4$/ });
    await page.getByLabel('Photos', { exact: true }).setInputFiles(await fourPhotos());
    await expect(photos).toHaveCount(4, { timeout: 60_000 });
    for (const [index, one] of (await photos.all()).entries())
      await one.getByLabel('What the picture shows').fill(`Room ${index + 1}.`);
    await expectAccessible(page);
    await expectReflow(page, 'a home with photos');
    await page.setViewportSize({ width: 1280, height: 720 });
    await photos
      .first()
      .getByRole('button', { name: /^Move 1 / })
      .press('ArrowRight');
    await expect(photos.nth(1).getByLabel('What the picture shows')).toHaveValue('Room 1.');
    const last = page.getByRole('listitem', { name: 'Photo 4 of 4' });
    await last.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    const left = page.getByRole('listitem', { name: /^Photo \d of 3$/ });
    await expect(left.first().getByLabel('What the picture shows')).toHaveValue('Room 2.');
    // A new home's missing fields are not reported before publishing.
    const type = page.getByLabel('Type', { exact: true });
    await expect(type).not.toHaveAttribute('aria-invalid');
    await publish(page).click();
    await expect(type).toBeFocused();
    await expect(type).toHaveAccessibleDescription(/The site cannot show it without this\.$/);
    await type.fill('Single family');
    await publish(page).click();
    await expect(published(page)).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/compare');
    const strip = visitor.getByRole('list', { name: 'Photos of 18 Porch Lane' });
    await expect(strip.getByRole('img')).toHaveCount(3);
    await expect(strip.getByRole('img').first()).toHaveAccessibleName('Room 2.');
    await expect(visitor.locator('li', { has: strip })).toContainText('Listed by Stone Realty Group');
    expect(await violationsOf(visitor, 'main li:has([aria-label="Photos of 18 Porch Lane"])')).toEqual([]);
    await strip.focus();
    await visitor.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const homes = await visitor.evaluate(() =>
      fetch('/api/agents/1/properties').then((answer) => answer.json()),
    );
    const home = homes.find(({ address }: { address: string }) => address === '18 Porch Lane');
    expect(home.images).toHaveLength(3);
    expect(Object.values(home.imageAlts).toSorted()).toEqual([1, 2, 3].map((one) => `Room ${one}.`));
  },
);

testWithoutPreview(
  'a photo can be dragged past several others, and past the edge of the screen',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/desk/content/listings/new');
    await page.getByLabel('Photos', { exact: true }).setInputFiles(await fourPhotos());
    const photos = page.getByRole('listitem', { name: /^Photo \d of 4$/ });
    await expect(photos).toHaveCount(4, { timeout: 60_000 });
    const shown = (index: number) => photos.nth(index).locator('img').first().getAttribute('src');
    const first = await shown(0);
    const handle = photos.first().getByRole('button', { name: /^Move 1 / });
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 100, 800, { steps: 8 });
    await page.mouse.up({ button: 'right' });
    expect(await shown(0)).toBe(first);
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 100, 800, { steps: 8 });
    await expect.poll(() => shown(3)).toBe(first);
    await page.mouse.up();
    // Nothing moves with the pointer after it was released.
    await page.mouse.move(x + 100, 200, { steps: 4 });
    expect(await shown(3)).toBe(first);
  },
);

test('a picture can be dropped into the text of a guide and pasted as its cover', async ({ page }) => {
  await page.goto('/desk/content/guides/a-day-in-myers-park');
  const text = page.getByRole('textbox', { name: 'Text' });
  const paragraph = text.locator('p').first();
  const words = await paragraph.textContent();
  await paragraph.click();
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of the site' });
  const dropped = Promise.withResolvers<void>();
  const described = Promise.withResolvers<void>();
  const uploads = [dropped, described];
  await page.route(/\/api\/desk\/pictures$/, async (route) => {
    if (route.request().method() === 'POST') await uploads.shift()?.promise;
    await route.continue();
  });
  for (const [name, place] of [
    ['lawn.jpg', 1],
    ['pond.jpg', 4],
  ] as const)
    await transfer(page, dialog.getByText('Drop a picture here'), 'drop', await photo(name, { place }));
  dropped.resolve();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('Say in a few words')).toBeVisible();
  await dialog.getByLabel('What the picture shows').fill('The lawn at the duck pond.');
  const inDialog = dialog.locator('form img');
  const lawn = (await inDialog.getAttribute('src')) ?? '';
  const arrived = page.waitForResponse(/\/api\/desk\/pictures$/);
  described.resolve();
  await (await arrived).finished();
  await expect(inDialog).toHaveAttribute('src', lawn);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(text.getByRole('img', { name: 'The lawn at the duck pond.' })).toBeVisible();
  await expect(paragraph).toHaveText(words ?? '');

  await transfer(
    page,
    page.getByText('Drop a picture here').last(),
    'paste',
    await photo('cover.jpg', { place: 2 }),
  );
  await expect(page.getByText('cover.jpg is there')).toBeAttached();
  await page.getByLabel('What the picture shows').last().fill('Oaks over Queens Road West.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(
    page.frameLocator('iframe').getByRole('img', { name: 'The lawn at the duck pond.' }),
  ).toBeAttached();
  await publish(page).click();
  await expect(published(page)).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/guides/a-day-in-myers-park');
  await expect(visitor.getByRole('img', { name: 'Oaks over Queens Road West.' })).toBeVisible();
  const inText = visitor.getByRole('img', { name: 'The lawn at the duck pond.' });
  await inText.scrollIntoViewIfNeeded();
  await expect(inText).not.toHaveJSProperty('naturalWidth', 0);
  expect(await inText.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});

/** Excludes the preview frame, which has its own tests. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Drops or pastes a file on `target`. */
async function transfer(
  page: Page,
  target: ReturnType<Page['getByText']>,
  type: 'drop' | 'paste',
  { name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>,
): Promise<void> {
  const data = await page.evaluateHandle(
    ({ bytes, name, mimeType }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
      return transfer;
    },
    { bytes: buffer.toString('base64'), name, mimeType },
  );
  const init = type === 'drop' ? { dataTransfer: data } : { clipboardData: data };
  if (type === 'drop') return await target.dispatchEvent('drop', init);
  await target.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
