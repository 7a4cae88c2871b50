import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reso } from '../listing-command.ts';
import { trackerFile, trackerRow } from '../market-files.ts';
import { expect, testWithoutPreview as test } from './desk-site.ts';
import { expectAccessible, expectReflow, violationsOf } from './violations.ts';

test.describe.configure({ timeout: 90_000 });

const homesFile = (...homes: object[]) => ({
  name: 'homes.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ value: homes })),
});

test('a file of homes is reviewed, accepted, and undone', async ({ page }) => {
  await page.goto('/desk/content/listings');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import homes' })).toBeVisible();
  await page.getByText('Columns of a CSV file').click();
  await expect(page.getByText('UnparsedAddress')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectReflow(page, 'the import of homes');
  await page.setViewportSize({ width: 1280, height: 720 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download the homes of the site/ }).click();
  expect((await download).suggestedFilename()).toBe('homes.csv');
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();
  await page.getByLabel('File').setInputFiles(homesFile(reso()));
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(
    page.getByRole('row', { name: /^14 Example Alley new The home nothing Active, \$725K/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('row', {
      name: /^12 Porchlight Lane leaves the site, a sample home The home Active, \$1.29M nothing/,
    }),
  ).toBeVisible();
  const homes = async () => (await page.request.get('/api/agents/1/properties')).text();
  const before = await homes();
  expect(before).not.toContain('14 Example Alley');
  await page.route(/\/accept$/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(
    page.getByText('That did not reach the server. Nothing was changed; try again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  expect(await homes()).toContain('14 Example Alley');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The site says again what it said before.')).toBeVisible();
  expect(await homes()).toBe(before);
});

test('marked wording in a file is accepted only with a reason; neutral wording replaces it, by keyboard', async ({
  page,
}) => {
  await page.goto('/desk/content/listings/import');
  const marked = reso({
    ListingKey: 'CAR131',
    PublicRemarks: 'In exclusive Eastover. A safe area. No kids.',
  });
  await page.getByLabel('File', { exact: true }).setInputFiles(homesFile(marked));
  await page.getByRole('button', { name: 'Read the file' }).click();
  const notes = page.getByRole('note');
  await expect(notes).toHaveCount(3);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: 'Accept with this wording?' });
  await test.step('marked wording needs a reason', async () => {
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    expect(await violationsOf(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await notes.first().getByRole('button', { name: 'Use this wording' }).press('Enter');
  await expect(notes).toHaveCount(2);
  await expect(notes.first().getByRole('button', { name: 'Use this wording' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notes).toHaveCount(1);
  await expect(page.getByText('One phrase is kept as it is. Accepting asks why.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Reason').fill('The park’s own sign says so.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  await page.goto('/desk/content/listings/CAR131');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/^In Eastover\. A safe area\. /);
  await expect(page.getByText('Reason given: The park’s own sign says so.').first()).toBeAttached();
});

test('a complete file of homes removes those it does not contain', async ({ page }) => {
  const gone = reso({ ListingKey: 'CAR140', UnparsedAddress: '18 Example Alley' });
  const other = reso({ ListingKey: 'CAR141', UnparsedAddress: '20 Example Alley' });
  const data = JSON.stringify({ value: [gone, other] });
  const sent = await page.request.post('/api/desk/content/listings/import?file=homes.json', { data });
  const { id } = await sent.json();
  const accepted = await page.request.post(`/api/desk/content/imports/${id}/accept`, { data: {} });
  expect(accepted.ok()).toBe(true);
  const read = async (isAll: boolean) => {
    await page.goto('/desk/content/listings/import');
    await page.getByLabel('File', { exact: true }).setInputFiles(homesFile(other));
    await page.getByRole('checkbox', { name: /^All homes are in it/ }).setChecked(isAll);
    await page.getByRole('button', { name: 'Read the file' }).click();
  };
  await read(false);
  await expect(page.getByText('The file says nothing new.')).toBeVisible();
  await read(true);
  await expect(page.getByRole('row', { name: /^18 Example Alley leaves the site/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^20 Example Alley/ })).toHaveCount(0);
});

test('a long upload shows its progress, can be canceled, and can be sent again', async ({
  page,
  deskSite,
}) => {
  await page.goto('/desk/content/market/import');
  await page.getByLabel('File').setInputFiles({
    name: 'redfin.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(trackerFile([trackerRow()]).padEnd(4_000_000, '\n')),
  });
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText(/^Sending, [1-9]\d? percent$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(page.getByLabel('File')).toBeFocused();
  // The upload folder is created with the first byte, which may never arrive on a busy machine.
  const uploads = join(deskSite.dataDir, 'uploads');
  const waiting = () => (existsSync(uploads) ? readdirSync(uploads) : []);
  await expect.poll(waiting).toEqual([]);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('row', { name: /^Charlotte, home price changed/ }).first()).toBeVisible();
});

test('a market file shows old and new figures, is accepted, and is undone; one without figures changes nothing', async ({
  page,
}) => {
  const figures = async () => {
    const html = await (await page.request.get('/market-insights')).text();
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  const before = await figures();
  await page.goto('/desk/content/market');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await test.step('a file without market figures is rejected with a message', async () => {
    await page.getByLabel('File').setInputFiles({
      name: 'notes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a,b\n1,2\n'),
    });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\w/);
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    expect(await figures()).toBe(before);
  });
  const rows = [1, 2, 3, 4, 5].map((month) => trackerRow({ period_end: `2026-0${month}-28` }));
  await page.getByLabel('File').setInputFiles({
    name: 'redfin.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(trackerFile([trackerRow({ inventory: 'many' }), ...rows])),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  const row = page.getByRole('row', { name: /^Charlotte, home price changed/ }).first();
  await expect(row).toContainText(/\w+ \d{4}/);
  await expect(row.getByRole('cell').last()).toContainText('$');
  await expect(page.getByText('Line 2: inventory is "many"')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  expect(await figures()).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The site says again what it said before.')).toBeVisible();
  expect(await figures()).toBe(before);
});

test('an unanswered question, in every wording, starts a new answer, which is tried before it is published', async ({
  page,
}) => {
  // A question that no training data will cover, in two wordings.
  for (const message of ['Can marmalade outlast a comet?', 'A comet, can marmalade outlast?'])
    await page.request.post('/api/chat', { data: { message, sessionId: `marmalade ${message.length}` } });
  await page.goto('/desk/conversations');
  const write = page.getByRole('link', { name: /^Write an answer.*marmalade/ });
  await expect(write).toBeVisible();
  await write.click();
  const example = (place: number) =>
    page.getByRole('textbox', { name: new RegExp(`^Questions people ask, ${place}`) });
  await expect(example(1)).toHaveValue('A comet, can marmalade outlast?');
  await expect(example(2)).toHaveValue('Can marmalade outlast a comet?');
  const trial = page.getByRole('region', { name: 'Try it' });
  const besideForm = async () => {
    const [form, beside] = [
      await page.getByLabel('In English').first().boundingBox(),
      await trial.boundingBox(),
    ];
    return form && beside && beside.x >= form.x + form.width && beside.y < 400;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await besideForm()).toBe(true);
  await trial.getByLabel('Ask as a visitor would').fill('Can marmalade outlast a comet?');
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText(/^Fill in the question in short/)).toBeVisible();
  const inEnglish = page.getByLabel('In English');
  const inSpanish = page.getByLabel('In Spanish');
  await inEnglish.first().fill('Can marmalade outlast a comet?');
  await inSpanish.first().fill('¿Dura más la mermelada que un cometa?');
  await inEnglish.nth(1).fill('In a sealed jar, and a cook says it holds.');
  await inSpanish.nth(1).fill('En un frasco cerrado, y una cocinera dice que aguanta.');
  await page.getByLabel('Source', { exact: false }).last().fill('Avery Stone');
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText('From this answer', { exact: true })).toBeVisible();
  await expect(trial).toContainText('a cook says it holds');
  expect(await violationsOf(page, '[aria-labelledby="try-answer"]')).toEqual([]);

  await inEnglish.nth(1).fill('In a sealed jar. {agent.phone} answers.');
  await expect(page.getByText('{agent.phone} stands for (704) 555-0142, as “Agent” says')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Market Insights' }).check();
  await page.getByRole('checkbox', { name: 'NoDa' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  const answer = await page.request.post('/api/chat', {
    data: { message: 'Can marmalade outlast a comet?', sessionId: 'marmalade-visitor-2' },
  });
  expect((await answer.json()).messages[1]).toMatchObject({
    content: expect.stringContaining('(704) 555-0142 answers.'),
    links: [
      { label: 'Market Insights', href: '/market-insights' },
      { label: 'NoDa', href: '/neighborhoods/noda' },
    ],
  });
  await page.goto('/desk/content/answers');
  await expect(page.getByText(/^Avery Stone is a broker with Stone Realty Group/).first()).toBeVisible();
});

test('the tools of a long guide stay in view', async ({ page }) => {
  await page.goto('/desk/content/guides/living-along-the-light-rail');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('textbox', { name: 'Text' }).locator('p').nth(20).scrollIntoViewIfNeeded();
    await expect(tools).toBeInViewport();
    const isOnTop = await tools.getByRole('button', { name: 'Bold' }).evaluate((button) => {
      const { left, top } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 4, top + 4));
    });
    expect(isOnTop, `at ${width}`).toBe(true);
  }
  await page.getByRole('textbox', { name: 'Text' }).locator('p').nth(20).click();
  await tools.getByRole('button', { name: 'Table' }).click();
  await expect(
    page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Add row' }),
  ).toBeInViewport();
});
