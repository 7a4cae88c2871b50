import type { Page } from '@playwright/test';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

test('Ctrl+Z in an article undoes one’s own input, never a colleague’s', async ({ page }) => {
  const path = '/content/guides/a-day-in-myers-park';
  await page.goto(`/desk${path}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Mine. ');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  const address = `/api/desk${path}/draft`;
  const { record, version } = await (await page.request.get(address)).json();
  const headers = { origin: new URL(page.url()).origin };
  const data = { record: { ...record, content: '<p>What Kim wrote.</p>' }, version };
  expect((await page.request.put(address, { data, headers })).status()).toBe(200);
  await expect(text).toHaveText('What Kim wrote.');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('What Kim wrote.');
  await discard(page);
});

test('lines are moved, added and removed by clicks and keys, and the focus goes with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/desk/content/neighborhoods/dilworth');
  const lines = page.getByRole('group', { name: /^Highlights/ });
  const fields = lines.getByRole('textbox');
  await test.step('a line is moved up by clicks, without dragging', async () => {
    const up = (place: number) => lines.getByRole('button', { name: `Move up ${place} in Highlights` });
    const third = await fields.nth(2).inputValue();
    await up(3).click();
    await expect(up(2)).toBeFocused();
    await up(2).click();
    await expect(fields.first()).toHaveValue(third);
    await expect(up(1)).toBeFocused();
    await expect(up(1)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(fields.first()).toHaveValue(third);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const count = await fields.count();
  await test.step('an Enter that ends an IME composition adds no line', async () => {
    await fields.first().dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await fields.first().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await expect(fields).toHaveCount(count);
    await fields.first().press('Enter');
    await expect(fields).toHaveCount(count + 1);
  });
  await test.step('the focus stays in place when a line is removed', async () => {
    const remove = lines.getByRole('button', { name: 'Remove 1 from Highlights', exact: true });
    await remove.focus();
    for (let left = count; left >= 0; left -= 1) {
      await page.keyboard.press('Enter');
      await expect(fields).toHaveCount(left);
      if (left > 0) await expect(remove).toBeFocused();
    }
    await expect(lines.getByRole('button', { name: 'Add to “Highlights”' })).toBeFocused();
  });
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  await discard(page);
});

test('a scheduled draft says so until it is changed or unscheduled; Undo restores it when discarded, and an invalid one can be discarded too', async ({
  page,
}) => {
  await page.goto('/desk/content/neighborhoods/southend');
  const tagline = page.getByLabel('Tagline', { exact: false }).first();
  const waits = page.getByText(/^Publishes .*May 1/);
  const setTime = async () => {
    await page.getByRole('button', { name: 'Publish later' }).click();
    await page.getByLabel('Publish at').fill('2040-05-01T09:00');
    await page.getByRole('button', { name: 'Set the time' }).click();
    await expect(waits).toBeVisible();
  };
  await tagline.fill('Rails and rooftops');
  await setTime();
  await page.getByRole('button', { name: 'Do not publish it by itself' }).click();
  await expect(page.getByText('It stays a draft until you publish it')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await setTime();
  await test.step('Undo restores a discarded draft', async () => {
    await discard(page);
    await expect(tagline).not.toHaveValue('Rails and rooftops');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tagline).toHaveValue('Rails and rooftops');
    await expect(waits).toBeVisible();
  });
  await tagline.fill('Rails, rooftops and rye');
  await expect(page.getByText('It is not published by itself any more')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await discard(page);
  await test.step('an invalid draft is discarded', async () => {
    const score = page.getByLabel('Walk Score', { exact: false }).first();
    const before = await score.inputValue();
    await score.fill('high');
    await expect(page.getByText('Kept on this device: one field does not fit yet')).toBeVisible();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('One field does not fit', { exact: true })).toBeVisible();
    await discard(page);
    await expect(score).toHaveValue(before);
    await page.reload();
    await expect(score).toHaveValue(before);
  });
});

/** Discards the draft, because other tests share the desk. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
}
