import { answers, askInChat, messageBox, openChatOn } from './chat-page.ts';
import { PHONE, simulateBackForwardCache } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const test = openedOnce((page) => openChatOn(page, '/contact'));

onTheSite('the panel opens at the newest message, on the next page and again', async ({ page }) => {
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
  const before = await answers(page).count();
  await messageBox(page).fill('What is the median price in NoDa?');
  await messageBox(page).press('Enter');
  await expect(page.getByText('Typing')).toBeVisible();
  await simulateBackForwardCache(page);
  await expect(page.getByText('Typing')).toBeVisible();
  go.resolve();
  await expect(page.getByText('Typing')).toBeHidden();
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(answers(page).last()).toContainText('$489K');
  await expect(messageBox(page)).toHaveValue('');
  await page.unroute('**/api/chat');
});

onTheSite(
  'on a phone the panel fills the screen; a link to a section of the same page closes it and shows the section',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route('**/api/chat', (route) => route.abort());
    await openChatOn(page, '/');
    const panel = page.getByRole('dialog');
    await test.step('the page behind it is inert', async () => {
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
      expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    });
    await test.step('it fits the narrowest phone, half covered by the on-screen keyboard', async () => {
      await page.setViewportSize({ width: 320, height: 320 });
      expect(await panel.evaluate((dialog) => dialog.scrollWidth)).toBe(320);
      const buttons = ['Close chat', 'Send message'].map((name) => panel.getByRole('button', { name }));
      for (const part of [...buttons, messageBox(page)]) await expect(part).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(PHONE);
    });
    await messageBox(page).fill('Can I see a home on Sunday?');
    await messageBox(page).press('Enter');
    await page.getByRole('link', { name: 'Contact form' }).press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.locator('#contact')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact :focus')).toBeVisible();
  },
);

test('the numbers that help somebody in danger can be called from the answer', async ({ page }) => {
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
  await expect(page.getByText('word word')).toHaveCount(0);
});
