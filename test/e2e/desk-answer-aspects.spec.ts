import { expect, test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

const QUESTION = 'Who holds the earnest money?';
const ANSWER = 'A closing attorney holds it in a trust account, under a brass lamp.';

test('an aspect of an answer is edited, tried beside the form, published, and used in answers to visitors', async ({
  page,
}) => {
  const asked = async (sessionId: string) => {
    const answer = await page.request.post('/api/chat', { data: { message: QUESTION, sessionId } });
    return (await answer.json()).messages[1].content as string;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/desk/content/answers/earnest-money');
  const aspect = page
    .getByRole('group', { name: /^What is asked about it/ })
    .getByRole('listitem')
    .first();
  // The first page with an answer loads the wording check.
  await expect(aspect.getByLabel('Name')).toHaveValue('who holds it', { timeout: 30_000 });
  await aspect.getByLabel('In English').fill(ANSWER);
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByLabel('Ask as a visitor would').fill(QUESTION);
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText('From this answer', { exact: true })).toBeVisible();
  await expect(trial).toContainText('brass lamp');
  expect(await asked('aspect-visitor-1')).not.toContain('brass lamp');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  expect(await asked('aspect-visitor-2')).toContain('brass lamp');
});
