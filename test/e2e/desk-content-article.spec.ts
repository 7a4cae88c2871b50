import type { Locator, Page } from '@playwright/test';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

/** The first save loads the wording check. */
const patiently = { timeout: 30_000 };

const ADDRESS = '/api/desk/content/guides/a-day-in-myers-park/draft';

test('editing an article keeps the captions of its pictures and tables', async ({ page }) => {
  await openWith(
    page,
    [
      '<p>Begin.</p><figure><img src="/apple-touch-icon.png" alt="A shady spot, perfect for families"><figcaption>An <em>old</em> oak</figcaption></figure>',
      '<table><caption>Prices by <strong>year</strong></caption><tbody><tr><th>Year</th><td>2025</td></tr></tbody></table>',
      '<img src="/apple-touch-icon.png" alt="Ideal for singles">',
    ].join(''),
  );
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Begin.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mine.');
  await expect.poll(() => contentOf(page), patiently).toContain('Begin. Mine.');
  const content = await contentOf(page);
  expect(content).toMatch(/<figure><img [^>]*><figcaption>An <em>old<\/em> oak<\/figcaption><\/figure>/);
  expect(content).toContain('<figure><figcaption>Prices by <strong>year</strong></figcaption><table>');
  expect(content.match(/<tr>/g)).toHaveLength(1);
  await test.step('a phrase in the alt text of a picture is marked and replaced', async () => {
    const note = page.getByRole('note').filter({ hasText: 'perfect for families' });
    await note.getByRole('button', { name: 'Use this wording' }).press('Enter');
    await expect(note).toHaveCount(0);
    await expect.poll(() => contentOf(page), patiently).toContain('alt="A shady spot, four bedrooms');
  });
  await test.step('keeping a marked phrase leads back to the text', async () => {
    const note = page.getByRole('note').filter({ hasText: 'ideal for singles' });
    await note.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(note).toHaveCount(0);
    await expect(text).toBeFocused();
  });
  await text.getByText('oak', { exact: false }).last().click();
  await page.keyboard.press('End');
  // The editor learns of a new place only after the browser, at the latest by what is typed there.
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below it.');
  await expect
    .poll(() => contentOf(page), patiently)
    .toContain(' oak.</figcaption></figure><p>Below it.</p>');
  await discard(page);
});

test('the numbers of a long list stay inside the field', async ({ page }) => {
  await openWith(page, '<ol start="1998"><li><p>Tree</p></li></ol>');
  const item = page.getByRole('textbox', { name: 'Text' }).getByRole('listitem');
  const room = await item.evaluate((element) => {
    const field = element.closest('[role="textbox"]') ?? element;
    const brush = document.createElement('canvas').getContext('2d');
    const { fontSize, fontFamily } = getComputedStyle(element);
    if (brush) brush.font = `${fontSize} ${fontFamily}`;
    const number = brush?.measureText('1998. ').width ?? 0;
    return element.getBoundingClientRect().left - field.getBoundingClientRect().left - number;
  });
  expect(room).toBeGreaterThan(8);
  await discard(page);
});

test('a picture and the id of a heading are still there after cutting and pasting', async ({ page }) => {
  await openWith(
    page,
    '<img src="/apple-touch-icon.png" alt="An oak"><h2 id="where-to-eat">Food</h2><p>Below it.</p>',
  );
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Below it.').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(text).toHaveText('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text.getByRole('img', { name: 'An oak' })).toBeVisible();
  await page.keyboard.type(' Mine.');
  await expect
    .poll(() => contentOf(page))
    .toMatch(
      /^<img src="\/apple-touch-icon\.png" [^>]*><h2 id="where-to-eat">Food<\/h2><p>Below it\. Mine\.<\/p>$/,
    );
  await test.step('pasted again, it does not take the id of the first', async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(text.getByRole('heading', { name: 'Food' })).toHaveCount(2);
    await expect
      .poll(() => contentOf(page))
      .toMatch(/<h2 id="food">Food<\/h2>.*<h2 id="where-to-eat">Food<\/h2>/);
  });
  await discard(page);
});

test('headings keep the ids to which links lead', async ({ page }) => {
  const [first, second] = ['<h2 id="food">Food</h2>', '<h2 id="food-2">Food</h2>'];
  await openWith(page, `<p>Begin.</p>${first}<p>Diner.</p>${second}<p>Cafe.</p><h3 id="2024">Old</h3>`);
  const text = page.getByRole('textbox', { name: 'Text' });
  const heading = text.getByRole('heading').first();
  await text.getByText('Diner.').click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Food');
  // The editor learns of a selection only after the browser, at the latest by what is typed over it.
  await page.keyboard.type('F');
  await expect(heading).toHaveText('F');
  await page.keyboard.press('Backspace');
  await expect(heading).toHaveText('');
  await page.keyboard.press('Backspace');
  await expect.poll(() => contentOf(page), patiently).toMatch(/^<p>Begin\.<\/p><p>Diner/);
  expect(await contentOf(page)).toContain(`${second}<p>Cafe.</p><h3 id="2024">Old</h3>`);
  await discard(page);
});

test('a marked phrase with a space that does not break, as Word writes it, has its note', async ({
  page,
}) => {
  await openWith(page, '<p>Perfect&nbsp;for families. Perfect for families.</p>');
  const notes = page.getByRole('textbox', { name: 'Text' }).getByRole('note');
  await expect(notes).toHaveCount(2, patiently);
  await notes.last().getByRole('button', { name: 'Use this wording' }).click();
  await expect.poll(() => contentOf(page)).toMatch(/^<p>Perfect.for families\. Four bedrooms/);
  await discard(page);
});

test('lists and empty lines pasted from Google Docs and Word are kept as they are meant', async ({
  page,
}) => {
  await openWith(page, '<p>Begin.</p>');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await paste(
    text,
    [
      '<p>Docs:</p><br><ol start="3"><li><p>Docs</p></li></ol><p>Word:</p>',
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.</span>Word</p><p>End.</p>',
    ].join(''),
  );
  await expect
    .poll(() => contentOf(page), patiently)
    .toBe(
      '<p>Begin.Docs:</p><ol start="3"><li><p>Docs</p></li></ol><p>Word:</p><ol start="4"><li><p>Word</p></li></ol><p>End.</p>',
    );
  await discard(page);
});

test('links are made of addresses, never of words without a space between them', async ({ page }) => {
  await openWith(page, '<p>Begin.</p>');
  const text = page.getByRole('textbox', { name: 'Text' });
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const link = async (address: string) => {
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(dialog.getByLabel('Address')).toHaveValue('');
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByLabel('Address').press('Enter');
    await expect(text).toBeFocused();
  };
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' A home.It has www.example.com in it. ');
  await link('https://example.com/sold');
  await page.keyboard.type(' or sell');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await link('/sell');
  await expect
    .poll(() => contentOf(page), patiently)
    .toBe(
      '<p>Begin. A home.It has <a href="https://www.example.com">www.example.com</a> in it. <a href="https://example.com/sold">https://example.com/sold</a> or <a href="/sell">sell</a></p>',
    );
  await text.getByRole('link', { name: 'sell', exact: true }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('/sell');
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await discard(page);
});

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** Opens an article whose draft has this text. */
async function openWith(page: Page, content: string): Promise<void> {
  const { record, version } = await (await page.request.get(ADDRESS)).json();
  const data = { record: { ...record, content }, version };
  expect((await page.request.put(ADDRESS, { data })).status()).toBe(200);
  await page.goto('/desk/content/guides/a-day-in-myers-park');
}

async function contentOf(page: Page): Promise<string> {
  return (await (await page.request.get(ADDRESS)).json()).record.content;
}

async function discard(page: Page): Promise<void> {
  const { version } = await (await page.request.get(ADDRESS)).json();
  expect((await page.request.delete(`${ADDRESS}?version=${version}`)).status()).toBe(200);
}
