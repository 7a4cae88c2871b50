import { photo } from './desk-photo.ts';
import { expect, testWithoutPreview as test } from './desk-site.ts';

// In one worker, whose desk encodes each picture once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('photos still uploading when the editor is closed are in the draft', async ({ page }) => {
  await page.clock.install();
  const draft = async () =>
    await (await page.request.get('/api/desk/content/listings/sample-05/draft')).json();
  const before = (await draft()).record.images.length;
  const left = Promise.withResolvers<void>();
  const listed = Promise.withResolvers<void>();
  // The first two are refused, as when another tab has just renewed the session.
  const refusals = [left, listed];
  await page.route(/\/api\/desk\/pictures$/, async (route) => {
    const refusal = route.request().method() === 'POST' ? refusals.shift() : undefined;
    await refusal?.promise;
    await (refusal ? route.fulfill({ status: 401 }) : route.continue());
  });
  const loaded = Promise.withResolvers<void>();
  await page.route('**/kind-page-*.js', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/desk/content/listings/sample-05');
  const files = await Promise.all([1, 2, 3].map((place) => photo(`Late_${place}.jpg`, { place })));
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
  await expect(page.getByText('Late_3.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  // While the list loads, the editor is hidden but not closed yet.
  await expect(page.getByText('Late_3.jpg')).toBeHidden();
  const refused = page.waitForResponse((response) => response.status() === 401);
  left.resolve();
  await refused;
  loaded.resolve();
  await expect(page.getByRole('link', { name: 'Import a file' })).toBeVisible();
  listed.resolve();
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5_000);
        return (await draft()).record.images.length;
      },
      { timeout: 30_000 },
    )
    .toBe(before + 3);
});

test('a failed file says why and is retried alone; the others are uploaded', async ({ page }) => {
  await page.goto('/desk/content/listings/new');
  let sent = 0;
  await page.route(/\/api\/desk\/pictures/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  const text = {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  };
  const files = [await photo('one.jpg', { place: 1 }), await photo('two.jpg', { place: 2 }), text];
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
  await expect(page.getByRole('alert').filter({ hasText: 'did not reach the server' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Send a JPEG' })).toBeVisible();
  const failed = page.getByRole('listitem').filter({ hasText: 'two.jpg' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem', { name: 'Photo 2 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByText('notes.jpg')).toHaveCount(0);
});

test("the agent's portrait is the uploaded one, described while it uploads", async ({ page }) => {
  const described = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/pictures$/, async (route) => {
    await described.promise;
    await route.continue();
  });
  await page.goto('/desk/content/agent/1');
  await page.getByLabel('Portrait', { exact: true }).setInputFiles(await photo('me.jpg', { place: 3 }));
  await page.getByLabel('What the picture shows').fill('Avery Stone on a porch.');
  described.resolve();
  await expect(page.getByText('me.jpg is there')).toBeAttached();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toMatch(/<img [^>]*alt="Avery Stone on a porch\."/);
});

test('an upload does not take the description of a picture chosen meanwhile', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/pictures$/, async (route) => {
    if (route.request().method() === 'POST') await chosen.promise;
    await route.continue();
  });
  await page.goto('/desk/content/neighborhoods/dilworth');
  const shows = page.getByLabel('What the picture shows');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo('me.jpg', { place: 3 }));
  await page.getByRole('button', { name: 'Choose one of' }).click();
  await page.getByRole('list', { name: 'Of the site' }).getByRole('button').first().click();
  await expect(shows).not.toHaveValue('');
  chosen.resolve();
  await expect(page.getByText('me.jpg is there')).toBeAttached();
  await expect(shows).toHaveValue('');
});
