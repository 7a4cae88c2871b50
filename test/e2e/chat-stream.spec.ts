import { type ModelBehavior, says } from '../model-server.ts';
import { answers, askInChat, messageBox, openChatOn } from './chat-page.ts';
import { expect } from './quiet-test.ts';
import { test as base } from './worker-sites.ts';

const ANSWER = 'Homes in NoDa have a median price of $489,000.';

/** A site with a model whose behavior the test controls. */
const test = base.extend({ baseURL: async ({ modelSite }, use) => use(modelSite.url) });

// In one worker, because each would start its own site.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ model }) => {
  model.behave(says(ANSWER));
  model.received.length = 0;
});

test('the chat says Typing while the model writes, then announces the whole answer once', async ({
  page,
  model,
}) => {
  const written = Promise.withResolvers<void>();
  const waits: ModelBehavior = (response, request) =>
    void written.promise.then(() => says(ANSWER)(response, request));
  model.behave(waits);
  await openChatOn(page, '/contact');
  const announced = await page.getByRole('log').evaluateHandle((log) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, addedNodes } of changes) {
        if (type === 'characterData') heard.push('a change of text');
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, characterData: true, subtree: true });
    return heard;
  });
  const streamed = page.waitForResponse('**/api/chat');
  await messageBox(page).fill('What is the median price in NoDa?');
  await messageBox(page).press('Enter');
  await expect(page.getByRole('log').getByText('Typing')).toBeVisible();
  expect((await streamed).headers()['content-type']).toMatch(/^text\/event-stream/);
  await expect(page.getByRole('button', { name: 'Send message', exact: true })).toBeDisabled();
  await expect.poll(() => model.received.length).toBe(1);
  expect(await answers(page).count()).toBe(0);
  written.resolve();
  await expect(answers(page)).toContainText(`${ANSWER}`);
  await expect(page.getByRole('log').getByText('Typing')).toBeHidden();
  const heard = await announced.jsonValue();
  expect(heard.filter((text) => text.includes(ANSWER))).toHaveLength(1);
  expect(heard).not.toContain('a change of text');
});

test('an answer’s links are chips that lead to its pages, and the conversation continues there, shown as text even if it looks like HTML', async ({
  page,
  model,
}) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script> **NoDa** &lt;b&gt;';
  model.behave(says(`${markup} ${ANSWER}`));
  await openChatOn(page, '/contact');
  const expectPlainText = async () => {
    await expect(answers(page)).toContainText('median price in NoDa');
    await expect(answers(page)).not.toContainText('<');
    await expect(page.locator('[data-role="user"]')).toContainText(markup);
    expect(await page.getByRole('log').locator('img, script, b').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^\d/);
  };
  await askInChat(page, `${markup} median price in NoDa?`);
  await expectPlainText();
  await page.getByRole('list', { name: 'More about this' }).getByRole('link', { name: 'NoDa' }).click();
  await expect(page).toHaveURL(/\/neighborhoods\/noda$/);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expectPlainText();
});
