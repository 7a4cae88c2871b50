import { answers, askInChat, messageBox, openChatOn } from './chat-page.ts';
import { PHONE } from './frame-page.ts';
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

test('on a phone a link to a section of the same page closes the chat and shows the section', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.route('**/api/chat', (route) => route.abort());
  await openChatOn(page, '/');
  await messageBox(page).fill('Can I see a home on Sunday?');
  await messageBox(page).press('Enter');
  await page.getByRole('link', { name: 'Contact form' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#contact')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact :focus')).toBeVisible();
});

test('the numbers that help somebody in danger can be called from the answer', async ({ page }) => {
  await openChatOn(page, '/contact');
  await askInChat(page, 'my husband hits me and I need a room');
  const answer = answers(page).last();
  await expect(answer.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(answer.getByRole('link', { name: '800-799-7233' })).toHaveAttribute(
    'href',
    'tel:+18007997233',
  );
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
});

test('a reply in Spanish and its buttons are marked as Spanish, the words around them are not', async ({
  page,
}) => {
  await openChatOn(page, '/contact');
  await askInChat(page, '¿Cuál es el precio mediano en NoDa?');
  const language = (text: string) =>
    answers(page)
      .getByText(text)
      .last()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(await language('precio mediano')).toBe('es');
  expect(await language('Assistant:')).toBe('en-US');
});

test('a pasted message that is too long is kept whole and says so until it is shortened', async ({
  page,
}) => {
  await openChatOn(page, '/contact');
  const box = messageBox(page);
  const long = `${'word '.repeat(240)}end`;
  await box.focus();
  await page.keyboard.insertText(long);
  await expect(box).toHaveValue(long);
  await expect(box).toHaveAccessibleDescription('Shorten the message to 1,000 characters.');
  await box.press('Enter');
  await expect(box).toHaveValue(long);
  await askInChat(page, 'What is a due diligence fee?');
  await expect(box).toHaveValue('');
  await expect(page.locator('[data-role="user"]')).toHaveCount(1);
});
