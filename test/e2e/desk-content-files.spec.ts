import { sendLead } from '../desk-account.ts';
import { reso } from '../listing-command.ts';
import { trackerFile, trackerRow } from '../market-files.ts';
import { setUp } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

test.describe.configure({ timeout: 90_000 });

const HOMES = JSON.stringify({ value: [reso()] });

test('a file of homes is looked through, accepted, and taken back', async ({ page, deskSite }) => {
  await setUp(page, deskSite);
  await page.goto('/desk/content/listings');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import homes' })).toBeVisible();
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();
  await page.getByLabel('File').setInputFiles({
    name: 'homes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(HOMES),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('row', { name: /^14 Example Alley new/ })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
  const homes = async () => (await page.request.get('/api/agents/1/properties')).text();
  const before = await homes();
  expect(before).not.toContain('14 Example Alley');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  expect(await homes()).toContain('14 Example Alley');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The site says again what it said before.')).toBeVisible();
  expect(await homes()).toBe(before);
});

test('a market file shows each figure old and new, and is accepted', async ({ page, deskSite }) => {
  await setUp(page, deskSite);
  await page.goto('/desk/content/market/import');
  await page.getByLabel('File').setInputFiles({
    name: 'redfin.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(trackerFile([trackerRow()])),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  const row = page.getByRole('row', { name: /^Charlotte, home price changed/ }).first();
  await expect(row).toContainText(/\w+ \d{4}/);
  await expect(row.getByRole('cell').last()).toContainText('$');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The site shows it now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a file that is none of market figures says so, and changes nothing', async ({ page, deskSite }) => {
  await setUp(page, deskSite);
  await page.goto('/desk/content/market');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByLabel('File').setInputFiles({
    name: 'notes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\n1,2\n'),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\w/);
  await expect(page.getByRole('button', { name: 'Read the file' })).toBeVisible();
});

test('an unanswered question begins an answer, which is tried before it is published', async ({
  page,
  deskSite,
}) => {
  await setUp(page, deskSite);
  await sendLead(deskSite);
  await page.request.post('/api/chat', {
    data: { message: 'May I hang a porch swing from the beams?', sessionId: 'porch-swing-visitor-1' },
  });
  await page.goto('/desk/conversations');
  const write = page.getByRole('link', { name: /^Write an answer/ }).first();
  await expect(write).toBeVisible();
  await write.click();
  await expect(page.getByRole('textbox', { name: /^Questions people ask, 1/ })).toHaveValue(/porch swing/i);
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByLabel('Ask as a visitor would').fill('May I hang a porch swing from the beams?');
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText(/^Fill in the question in short/)).toBeVisible();
  const inEnglish = page.getByLabel('In English');
  const inSpanish = page.getByLabel('In Spanish');
  await inEnglish.first().fill('May I hang a porch swing from the beams?');
  await inSpanish.first().fill('¿Puedo colgar un columpio de las vigas?');
  await inEnglish.nth(1).fill('Where the association allows it, and a carpenter says they hold.');
  await inSpanish.nth(1).fill('Donde la asociación lo permite y un carpintero dice que aguantan.');
  await page.getByLabel('Source', { exact: false }).last().fill('Avery Stone');
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText('From this answer', { exact: true })).toBeVisible();
  await expect(trial).toContainText('a carpenter says they hold');
  expect(await violationsOf(page, '[aria-labelledby="try-answer"]')).toEqual([]);
});

test('the tools of a long guide stay in view', async ({ page, deskSite }) => {
  await setUp(page, deskSite);
  await page.goto('/desk/content/guides/a-day-in-myers-park');
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
});
