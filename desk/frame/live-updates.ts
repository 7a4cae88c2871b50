import type { QueryClient } from '@tanstack/react-query';
import type { DeskEvent } from '#domain/desk/desk-event.ts';
import { meQuery } from '../api/queries.ts';
import { checkDrafts, forgetLead, forgetUnseen } from '../session/forget-lead.ts';
import { joinStream, markAfter, type StreamNews } from './shared-stream.ts';

export type LiveState = 'connecting' | 'open' | 'lost';

let state: LiveState = 'connecting';
const listeners = new Set<() => void>();

/** Whether what stands on the screen is told of changes. */
export const liveStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Listens to the desk's events while the page is seen, and makes old what they tell of. @returns how to stop */
export function listenForUpdates(client: QueryClient): () => void {
  // Which events there were when the server made the page.
  let mark = document.querySelector<HTMLMetaElement>('meta[name="event-mark"]')?.content ?? '';
  let latest: StreamNews | undefined;
  const hear = (news: StreamNews) => {
    if (news.is !== 'event') latest = news;
    if (news.is === 'event') {
      mark = markAfter(mark, news.id);
      refresh(client, news.event);
    } else if (news.is === 'open') {
      // Whatever happened while the stream was lost or nobody looked, and since the page was made.
      const isOld = state === 'lost' || news.mark !== mark;
      mark = news.mark;
      if (isOld) forgetUnseen(client);
      checkDrafts(client);
      // A call that still finds no server loses the stream again before all is fetched.
      if (isOld) void client.invalidateQueries().then(() => news === latest && set('open'));
      else set('open');
    } else {
      set('lost');
      if (news.isRefused) void client.invalidateQueries({ queryKey: meQuery.queryKey });
    }
  };
  let leave = () => {};
  const follow = () => {
    leave();
    leave = document.hidden ? () => {} : joinStream(hear);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    leave();
    latest = undefined;
    set('connecting');
  };
}

function refresh(client: QueryClient, { kind, subject }: DeskEvent): void {
  if (kind === 'lead') {
    void client.invalidateQueries({ queryKey: ['leads'] });
    void client.invalidateQueries({ queryKey: ['lead-counts'] });
    void client.invalidateQueries({ queryKey: ['lead', subject] });
  }
  if (kind === 'erased') forgetLead(client, subject);
  // An answer that is published may be what a question waits for.
  if (kind === 'content' || kind === 'question') void client.invalidateQueries({ queryKey: ['questions'] });
  if (kind === 'content') void client.invalidateQueries({ queryKey: ['content'] });
}

function set(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}
