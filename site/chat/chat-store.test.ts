import { expect, onTestFinished, test, vi } from 'vitest';
import { draftStore, sendChatMessage, writeDraft } from './chat-store.ts';

test('an unanswered message is put into the field for another try, unless another is being typed', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await sendChatMessage('What is a due diligence fee?');
  expect(draftStore.current()).toBe('What is a due diligence fee?');

  writeDraft('Is there a garage?');
  await sendChatMessage('What is a due diligence fee?');
  expect(draftStore.current()).toBe('Is there a garage?');

  const messages = [{ role: 'assistant', content: 'Yes.', timestamp: '2026-11-01T12:00:00.000Z' }];
  fetched.mockResolvedValue(Response.json({ messages }));
  await sendChatMessage('Is there a garage?');
  expect(draftStore.current()).toBe('');
});
