import { questions } from '#content/questions.ts';
import { expect, test } from './site.ts';

const [first, second] = questions;
if (!first || !second) throw new Error('There are fewer than two questions');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question opens by keyboard and stays open when another is opened', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByText(first.answer)).toBeHidden();
      await page.getByText(first.question, { exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(first.answer)).toBeVisible();
      await page.getByText(second.question, { exact: true }).click();
      await expect(page.getByText(second.answer)).toBeVisible();
      await expect(page.getByText(first.answer)).toBeVisible();
    });

    test('a link to an answer opens it and shows its question', async ({ page }) => {
      await page.goto(`/contact#${second.id}`);
      await expect(page.getByText(second.answer)).toBeInViewport();
      await expect(page.getByText(second.question, { exact: true })).toBeInViewport();
      await expect(page.getByText(first.answer)).toBeHidden();
    });
  });
}

test('every answer is printed', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
});
