import { questions } from '#content/questions.ts';
import { expect, test } from './site.ts';

const [first, second, third] = questions;
if (!first || !second || !third) throw new Error('There are fewer than three questions');

// The answers are plain `<details>`, which need no script.
test.use({ javaScriptEnabled: false });

test('a link to an answer opens it, which stays open when another is opened by keyboard; all are printed', async ({
  page,
}) => {
  await page.goto(`/contact#${second.id}`);
  await expect(page.getByText(second.answer)).toBeInViewport();
  await expect(page.getByText(second.question, { exact: true })).toBeInViewport();
  await expect(page.getByText(first.answer)).toBeHidden();
  await page.getByText(first.question, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(first.answer)).toBeVisible();
  await expect(page.getByText(second.answer)).toBeVisible();
  await test.step('every answer is printed', async () => {
    await expect(page.getByText(third.answer)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
  });
});
