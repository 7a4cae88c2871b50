import type { Locator, Page } from '@playwright/test';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

/** The first save loads the wording check. */
const patiently = { timeout: 30_000 };

const ADDRESS = '/api/desk/content/guides/a-day-in-myers-park/draft';

test('editing an article keeps captions, and marks phrases in its text and alt texts', async ({ page }) => {
  await openWith(
    page,
    [
      '<p>An exclusive listing. Perfect&nbsp;for families, in exclusive Eastover. Perfect for families.</p>',
      '<figure><img src="/apple-touch-icon.png" alt="A safe area by the park"><figcaption>An <em>old</em> oak</figcaption></figure>',
      '<table><caption>Prices by <strong>year</strong></caption><tbody><tr><th>Year</th><td>2025</td></tr></tbody></table>',
      '<img src="/apple-touch-icon.png" alt="Ideal for singles">',
    ].join(''),
  );
  const text = page.getByRole('textbox', { name: 'Text' });
  const use = { name: 'Use this wording' };
  await test.step('the second of two identical phrases is replaced in its place', async () => {
    const notes = text.getByRole('note');
    // As Word writes it, with a space that does not break; “an exclusive listing” is not marked.
    await expect(notes.filter({ hasText: 'for families' })).toHaveCount(2, patiently);
    await notes.filter({ hasText: 'for families' }).last().getByRole('button', use).click();
    await notes.filter({ hasText: '“exclusive”' }).getByRole('button', use).press('Enter');
    await expect
      .poll(() => contentOf(page), patiently)
      .toMatch(/^<p>An exclusive listing\. Perfect.for families, in Eastover\. Four bedrooms/);
  });
  const content = await contentOf(page);
  expect(content).toMatch(/<figure><img [^>]*><figcaption>An <em>old<\/em> oak<\/figcaption><\/figure>/);
  expect(content).toContain('<figure><figcaption>Prices by <strong>year</strong></figcaption><table>');
  expect(content.match(/<tr>/g)).toHaveLength(1);
  await test.step('a phrase in the alt text of a picture is marked and replaced', async () => {
    const note = page.getByRole('note').filter({ hasText: 'safe area' });
    await note.getByRole('button', use).press('Enter');
    await expect(note).toHaveCount(0);
    await expect.poll(() => contentOf(page), patiently).toContain('alt="An area by the park"');
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
    .poll(() => contentOf(page), patiently)
    .toMatch(
      /^<img src="\/apple-touch-icon\.png" [^>]*><h2 id="where-to-eat">Food<\/h2><p>Below it\. Mine\.<\/p>$/,
    );
  await test.step('pasted again, it does not take the id of the first', async () => {
    // The editor learns of the caret's new place by this event, which the browser sends only after the key.
    const selection = await page.evaluateHandle(() => ({
      changed: new Promise<void>((told) =>
        document.addEventListener('selectionchange', () => told(), { once: true }),
      ),
    }));
    await page.keyboard.press('ControlOrMeta+Home');
    await selection.evaluate(({ changed }) => changed);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(text.getByRole('heading', { name: 'Food' })).toHaveCount(2);
    await expect
      .poll(() => contentOf(page), patiently)
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

test('text pasted from Google Docs and Word is cleaned up, and kept as it is meant', async ({ page }) => {
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

  await test.step('a table and a list of Word', async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await paste(text, PASTED_FROM_WORD);
    await text.getByRole('cell', { name: '$1,400,000' }).click();
    const headers = page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Row headers' });
    await headers.click();
    await expect(headers).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => contentOf(page)).toContain('<th scope="row"');
    const html = await contentOf(page);
    expect(html).toContain('<ul><li><p>Slate roofs</p></li><li><p>Deep porches</p></li></ul>');
    expect(html).toMatch(
      /<th scope="col"[^>]*><p>Area<\/p><\/th><th scope="col"[^>]*><p>Median<\/p><\/th><\/tr>/,
    );
    expect(html).toMatch(/<th scope="row"[^>]*><p>Dilworth<\/p><\/th><td/);
    // The cells of the first row and the first column are bold.
    expect(html).toMatch(/<th scope="col"[^>]*><p>Year<\/p><\/th><th scope="col"[^>]*><p>Sold<\/p><\/th>/);
    expect(html).toMatch(/<th scope="row"[^>]*><p>2025<\/p><\/th><td[^>]*><p>41<\/p>/);
    expect(html).not.toMatch(/mso|style=|class=|o:p|·|<span|alert/i);
  });
  await discard(page);
});

test('a link is made of an address; the numbers of a long list stay inside the field', async ({ page }) => {
  await openWith(page, '<ol start="1998"><li><p>Tree</p></li></ol><p>Begin.</p>');
  const text = page.getByRole('textbox', { name: 'Text' });
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const link = async (address: string) => {
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(dialog.getByLabel('Address')).toHaveValue('');
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByLabel('Address').press('Enter');
    await expect(text).toBeFocused();
  };
  await test.step('the numbers of a long list', async () => {
    const room = await text.getByRole('listitem').evaluate((element) => {
      const field = element.closest('[role="textbox"]') ?? element;
      const brush = document.createElement('canvas').getContext('2d');
      const { fontSize, fontFamily } = getComputedStyle(element);
      if (brush) brush.font = `${fontSize} ${fontFamily}`;
      const number = brush?.measureText('1998. ').width ?? 0;
      return element.getBoundingClientRect().left - field.getBoundingClientRect().left - number;
    });
    expect(room).toBeGreaterThan(8);
  });
  await text.getByText('Begin.').click();
  await page.keyboard.press('End');
  // No link is made of words without a space between them.
  await page.keyboard.type(' A home.It has www.example.com in it. ');
  await link('https://example.com/sold');
  await page.keyboard.type(' or sell');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await link('/sell');
  await expect
    .poll(() => contentOf(page), patiently)
    .toBe(
      '<ol start="1998"><li><p>Tree</p></li></ol><p>Begin. A home.It has <a href="https://www.example.com">www.example.com</a> in it. <a href="https://example.com/sold">https://example.com/sold</a> or <a href="/sell">sell</a></p>',
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

const PASTED_FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0in}</style></head><body>
<h1 style="mso-style:x">Prices</h1>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span>Slate roofs<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span>Deep porches<o:p></o:p></p>
<table class="MsoTableGrid" border="1" style="border-collapse:collapse"><tr style="mso-yfti-irow:0;mso-yfti-firstrow:yes"><td width="312" style="width:233.75pt"><p class="MsoNormal"><b>Area</b><o:p></o:p></p></td><td><p class="MsoNormal">Median</p></td></tr>
<tr><td><p class="MsoNormal">Dilworth<o:p></o:p></p></td><td><p class="MsoNormal">$1,400,000</p></td></tr></table>
<table><tr><td><p><span style="font-weight:700">Year</span></p></td><td><b>Sold</b></td></tr><tr><td><b>2025</b></td><td>41</td></tr></table>
<script>alert(1)</script></body></html>`;
