import { openChatOn } from './chat-page.ts';
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
