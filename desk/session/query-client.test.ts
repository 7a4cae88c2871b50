import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { conversationQuery } from '../api/queries.ts';
import { createDeskClient } from './query-client.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a chat on screen disappears when a refetch says that it was erased', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'chat', messages: [] }));
  const observer = new QueryObserver(createDeskClient(), conversationQuery('chat'));
  const leave = observer.subscribe(() => {});
  await observer.refetch();
  expect(observer.getCurrentResult().data).toBeDefined();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response('{}', { status: 404, headers: { 'content-type': 'application/problem+json' } });
  });
  await observer.refetch();
  await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'error', data: undefined });
  expect(asked).toBe(2);
  leave();
});
