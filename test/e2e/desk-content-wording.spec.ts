import type { Page } from '@playwright/test';
import { openLead } from './desk.ts';
import { expect, testWithoutPreview as test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

test.describe.configure({ timeout: 90_000 });

const description = (page: Page) => page.getByLabel('Description', { exact: true });
const published = (page: Page) => page.getByRole('status').getByText('Published', { exact: true });

test('a phrase is marked while typing; neutral wording replaces it, or it needs a reason', async ({
  page,
}) => {
  await page.goto('/desk/content/listings/sample-02');
  await description(page).fill('Brick ranch, perfect for families. A safe area near the park.');
  const notes = page.getByRole('note');
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText('Familial status');
  await expect(notes.first()).toContainText('four bedrooms and a fenced yard');
  expect(await violationsOf(page, '[role="note"]')).toEqual([]);
  await description(page).focus();
  await page.keyboard.press('Tab');
  await expect(notes.first().getByRole('button', { name: 'Use this wording' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(description(page)).toHaveValue(
    'Brick ranch, four bedrooms and a fenced yard. A safe area near the park.',
  );
  await expect(description(page)).toBeFocused();
  await expect(notes).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notes.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes).toHaveCount(0);
  await expect(page.getByText('One phrase is kept as it is.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('safe area');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Say in a sentence why the wording may stand.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A quote of the city’s own plan.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(published(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'A quote of the city’s own plan.',
  );
});

test('the wording of a reply is checked while typing, and it may be sent unchanged', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Rhea');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('Hello Rhea, it is a safe area with good schools.');
  const notes = page.getByRole('note');
  await expect(notes).toHaveCount(2);
  await notes.first().getByRole('button', { name: 'Use this wording' }).press('Enter');
  await expect(reply).toHaveValue('Hello Rhea, it is an area with good schools.');
  await notes.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(notes).toHaveCount(0);
  await expect(reply).toBeFocused();
  await page.getByRole('button', { name: /^Send reply/ }).click();
  await expect(page.getByText('Reply to Rhea leaves in ten seconds')).toBeVisible();
});
