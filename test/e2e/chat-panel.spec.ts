import { answers, messageBox, openChatOn } from './chat-page.ts';
import { expect, test } from './site.ts';

test('the panel opens at the newest message, on the next page and again', async ({ page }) => {
  await page.addInitScript(() => {
    const said = Array.from({ length: 21 }, (_, index) => {
      return { role: 'user', content: `Number ${index}`, timestamp: new Date(index) };
    });
    sessionStorage.setItem('chat-history', JSON.stringify(said));
  });
  await openChatOn(page, '/contact');
  await expect(page.getByText('Number 20')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close chat' }).click();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText('Number 20')).toBeInViewport({ ratio: 1 });
});

test('an answer that arrives after the visitor came back to the page is no failure', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await go.promise;
    await route.continue();
  });
  await openChatOn(page, '/contact');
  const before = await answers(page).count();
  await messageBox(page).fill('What is the median price in NoDa?');
  await messageBox(page).press('Enter');
  await expect(page.getByText('Typing')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('Typing')).toBeVisible();
  go.resolve();
  await expect(page.getByText('Typing')).toBeHidden();
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(answers(page).last()).toContainText('$489K');
  await expect(messageBox(page)).toHaveValue('');
});
