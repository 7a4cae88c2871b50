import type { QueryClient } from '@tanstack/react-query';
import type { DeskEvent } from '#domain/desk/desk-event.ts';
import { meQuery } from '../api/queries.ts';
import { forgetLead, refetchDraftedLeads, resetInactiveQueries } from '../session/forget-lead.ts';
import { createStore } from '../session/store.ts';
import { markAfter, type StreamMessage, subscribeToStream } from './shared-stream.ts';

/** Whether the page receives live updates. */
export const liveStore = createStore<'connecting' | 'open' | 'lost'>('connecting');

/** Listens to the desk's events while the page is visible, and invalidates the queries they concern. @returns a function that stops it */
export function listenForUpdates(client: QueryClient): () => void {
  // The event mark at the time the server rendered the page.
  let mark = document.querySelector<HTMLMetaElement>('meta[name="event-mark"]')?.content ?? '';
  let latest: StreamMessage | undefined;
  const onMessage = (message: StreamMessage) => {
    if (message.is !== 'event') latest = message;
    if (message.is === 'event') {
      mark = markAfter(mark, message.id);
      refresh(client, message.event);
    } else if (message.is === 'open') {
      // Events were missed: the stream was lost, the page was hidden, or they came between rendering and connecting.
      const isOld = liveStore.get() === 'lost' || message.mark !== mark;
      mark = message.mark;
      if (isOld) resetInactiveQueries(client);
      refetchDraftedLeads(client);
      // If a request still fails to connect, the stream is lost again before the refetch ends.
      if (isOld) void client.invalidateQueries().then(() => message === latest && liveStore.set('open'));
      else liveStore.set('open');
    } else {
      liveStore.set('lost');
      if (message.isRefused) void client.invalidateQueries({ queryKey: meQuery.queryKey });
    }
  };
  let unsubscribe = () => {};
  const subscribe = () => {
    unsubscribe();
    unsubscribe = document.hidden ? () => {} : subscribeToStream(onMessage);
  };
  subscribe();
  document.addEventListener('visibilitychange', subscribe);
  return () => {
    document.removeEventListener('visibilitychange', subscribe);
    unsubscribe();
    latest = undefined;
    liveStore.set('connecting');
  };
}

function refresh(client: QueryClient, { kind, subject }: DeskEvent): void {
  if (kind === 'lead') {
    void client.invalidateQueries({ queryKey: ['leads'] });
    void client.invalidateQueries({ queryKey: ['lead', subject] });
  }
  if (kind === 'erased') forgetLead(client, subject);
  // Publishing an answer may resolve open questions.
  if (kind === 'content' || kind === 'question') void client.invalidateQueries({ queryKey: ['questions'] });
  if (kind === 'content') void client.invalidateQueries({ queryKey: ['content'] });
}
