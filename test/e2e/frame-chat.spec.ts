import type { Page } from '@playwright/test';
import { decideCookies, openHydrated, PHONE, simulateBackForwardCache } from './frame-page.ts';
import { expect, test } from './site.ts';

const FAILURE =
  "I'm having trouble connecting right now. For immediate assistance, please call Avery Stone directly or fill out the contact form.";

test.beforeEach(async ({ page }) => decideCookies(page));

test('the bubble opens the panel with the caution and then the greeting, and closes it again', async ({
  page,
}) => {
  const sent = await mockAssistant(page);
  await openChat(page);
  const log = page.getByRole('log');
  await expect(log).toContainText(
    /^Before you share anything.*Hello\. I'm an automated assistant for Avery Stone/,
  );
  await expect(panel(page)).toContainText('Assistant · Stone Realty Group · NC Lic. #000000');
  await expect(message(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('button', { name: 'Open chat' }).click();
  await test.step('a blank message is not sent', async () => {
    await expect(sendButton(page)).toBeDisabled();
    await message(page).fill('  \n ');
    await expect(sendButton(page)).toBeDisabled();
    await message(page).press('Enter');
    await message(page).fill('x');
    await expect(sendButton(page)).toBeEnabled();
    expect(sent).toEqual([]);
  });
  await test.step('Enter sends, Shift+Enter inserts a line break', async () => {
    await message(page).fill('One');
    await message(page).press('Shift+Enter');
    await message(page).pressSequentially('Two');
    // An Enter that ends an IME composition (Japanese, for example) does not send.
    await message(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await message(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(message(page)).toHaveValue('One\nTwo');
    await message(page).press('Enter');
    await expect(message(page)).toHaveValue('');
    await expect(page.locator('[data-role="user"]')).toContainText(/^You: One\s+Two/);
    await expect(page.locator('[data-role="assistant"]')).toContainText('Assistant: The answer');
    await expect(page.getByRole('log').locator('time').last()).toHaveText('7:00 am');
    const ids = { sessionId: expect.any(String), messageId: expect.any(String) };
    expect(sent).toEqual([{ ...ids, agentId: 1, message: 'One\nTwo' }]);
  });
});

test('a suggested question is sent unchanged; until it is answered the chat says Typing and sends nothing more', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  const sent = await mockAssistant(page, answer.promise);
  await openChat(page);
  await page.getByRole('button', { name: 'What is a due diligence fee?' }).press('Enter');
  await expect(page.getByRole('log')).toBeFocused();
  await expect(page.getByRole('log').getByText('Typing')).toBeVisible();
  await message(page).fill('Second');
  await expect(sendButton(page)).toBeDisabled();
  await message(page).press('Enter');
  await expect(message(page)).toHaveValue('Second');
  answer.resolve();
  await expect(page.locator('[data-role="assistant"]')).toContainText('The answer');
  await expect(page.getByRole('log').getByText('Typing')).toBeHidden();
  await expect(sendButton(page)).toBeEnabled();
  expect(sent).toMatchObject([{ message: 'What is a due diligence fee?' }]);
  await expect(page.getByRole('list', { name: 'Questions to start with' })).toHaveCount(0);
  await test.step('the focus stays on the pressed button', async () => {
    await sendButton(page).press('Enter');
    await expect(page.locator('[data-role="user"]')).toHaveCount(2);
    await expect(sendButton(page)).toBeFocused();
  });
});

test('an error status and a dead network show the failure text, two ways to reach a person and emergency numbers', async ({
  page,
}) => {
  let isDead = false;
  await page.route('**/api/chat', (route) =>
    isDead ? route.abort() : route.fulfill({ status: 503, body: 'away' }),
  );
  await openChat(page);
  await message(page).fill('Hello');
  for (const [failures, what] of [
    [1, 'an error status'],
    [2, 'a dead network'],
  ] as const) {
    await test.step(what, async () => {
      await message(page).press('Enter');
      await expect(page.locator('[data-role="assistant"]')).toHaveCount(failures);
      const answer = page.locator('[data-role="assistant"]').last();
      await expect(answer).toContainText(FAILURE);
      await expect(answer.getByRole('link', { name: 'Call (704) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+17045550142',
      );
      await expect(answer.getByRole('link', { name: 'Contact form' })).toHaveAttribute('href', '/#contact');
      await expect(answer.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
      await expect(answer.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
      await expect(page.locator('[data-role="user"]').last()).toContainText('Hello');
      await expect(message(page)).toHaveValue('Hello');
    });
    isDead = true;
  }
  await test.step('on a phone the two ways stay in view above a long unsent message', async () => {
    await page.setViewportSize(PHONE);
    await message(page).fill('I have a question about this house. '.repeat(6));
    await message(page).press('Enter');
    await expect(page.locator('[data-role="assistant"]')).toHaveCount(3);
    const way = page.locator('[data-role="assistant"]').last().getByRole('link', { name: 'Contact form' });
    await expect(way).toBeInViewport({ ratio: 1 });
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('the last message is shown only when it is the assistant’s, and from its beginning if it is long', async ({
  page,
}) => {
  const timestamp = '2026-11-01T12:00:00.000Z';
  let last = { role: 'user', content: 'Echo', timestamp };
  await page.route('**/api/chat', (route) => route.fulfill({ json: { messages: [last] } }));
  await openChat(page);
  await test.step('the visitor’s own', async () => {
    await message(page).fill('Hello');
    await message(page).press('Enter');
    await expect(page.getByRole('log').getByText('Typing')).toBeHidden();
    await expect(page.locator('[data-role="user"]')).toHaveCount(1);
    await expect(page.getByRole('log')).not.toContainText('Echo');
    await expect(page.locator('[data-role="assistant"]')).toHaveCount(0);
  });
  await test.step('a long one of the assistant', async () => {
    last = { role: 'assistant', content: 'A line.\n'.repeat(80), timestamp };
    await message(page).fill('Tell me everything');
    await message(page).press('Enter');
    const below = async () => {
      const log = await page.getByRole('log').boundingBox();
      const answer = await page.locator('[data-role="assistant"]').boundingBox();
      return Math.round((answer?.y ?? 0) - (log?.y ?? 0));
    };
    await expect.poll(below).toBe(16);
  });
});

test('a question whose page was left before the answer can be sent again', async ({ page }) => {
  const sent = await mockAssistant(page, new Promise(() => {}));
  await openChat(page);
  await message(page).fill('Anyone there?');
  await message(page).press('Enter');
  await expect(page.getByRole('log').getByText('Typing')).toBeVisible();
  await openChat(page);
  await expect(page.locator('[data-role="assistant"]')).toContainText(FAILURE);
  await expect(message(page)).toHaveValue('Anyone there?');
  await message(page).press('Enter');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.messageId).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
});

test('the conversation, its session, offered questions and an unsent message survive closing the panel and leaving the page', async ({
  page,
}) => {
  const sent = await mockAssistant(page, Promise.resolve(), ['What is a point?', 'What is escrow?']);
  await openChat(page);
  await message(page).fill('Pionts?');
  await message(page).press('Enter');
  await expect(page.locator('[data-role="assistant"]')).toBeVisible();
  await message(page).fill('I was about to ask');
  const expectAllKept = async () => {
    await expect(page.getByRole('log')).toContainText('Pionts?');
    const meant = page.getByRole('list', { name: 'Did you mean' });
    await expect(meant.getByRole('button')).toHaveText(['What is a point?', 'What is escrow?']);
    await expect(message(page)).toHaveValue('I was about to ask');
  };
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expectAllKept();
  await openChat(page);
  await expectAllKept();
  await test.step('an offered question is sent unchanged, in the same session', async () => {
    await page.getByRole('button', { name: 'What is escrow?' }).press('Enter');
    await expect(page.locator('[data-role="assistant"]')).toHaveCount(2);
    expect(sent.map(({ message }) => message)).toEqual(['Pionts?', 'What is escrow?']);
    expect(sent[0]?.sessionId).toMatch(/^chat-1-\d{13}-[0-9a-f]{32}$/);
    expect(sent[1]?.sessionId).toBe(sent[0]?.sessionId);
    expect(await page.evaluate(() => sessionStorage.getItem('chat-session'))).toBe(sent[0]?.sessionId);
  });
  await test.step('the unsent message is kept until it is sent', async () => {
    await expect(message(page)).toHaveValue('I was about to ask');
    await message(page).press('Enter');
    await expect(page.locator('[data-role="assistant"]')).toHaveCount(3);
    await openChat(page);
    await expect(message(page)).toHaveValue('');
  });
});

test('messages and unsent text from the next page are shown when the visitor comes back', async ({
  page,
}) => {
  await mockAssistant(page);
  await openChat(page);
  await page.evaluate(() => {
    const timestamp = '2026-11-01T12:00:00.000Z';
    const said = [
      { role: 'user', content: 'Asked on the next page', timestamp },
      { role: 'assistant', content: 'Answered there', timestamp },
    ];
    sessionStorage.setItem('chat-history', JSON.stringify(said));
    sessionStorage.setItem('chat-draft', 'And here?');
  });
  await simulateBackForwardCache(page);
  await expect(page.getByRole('log')).toContainText('Asked on the next page');
  await expect(message(page)).toHaveValue('And here?');
  await message(page).press('Enter');
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(2);
  await openChat(page);
  await expect(page.getByRole('log')).toContainText(/Asked on the next page.*And here\?/s);
});

async function openChat(page: Page): Promise<void> {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(panel(page)).toBeVisible();
}

/** Mocks the assistant's answers, after `when` has resolved. @returns the requests */
async function mockAssistant(page: Page, when?: Promise<void>, suggestions?: string[]) {
  const sent: { sessionId: string; agentId: number; message: string; messageId: string }[] = [];
  await page.route('**/api/chat', async (route) => {
    sent.push(route.request().postDataJSON());
    await when;
    const timestamp = '2026-11-01T12:00:00.000Z';
    await route.fulfill({
      json: {
        messages: [
          { role: 'user', content: 'What was asked', timestamp },
          { role: 'assistant', content: 'The answer', timestamp, suggestions },
        ],
      },
    });
  });
  return sent;
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: "Chat with Avery Stone's assistant" });
}

function message(page: Page) {
  return panel(page).getByRole('textbox', { name: 'Message' });
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send message', exact: true });
}
