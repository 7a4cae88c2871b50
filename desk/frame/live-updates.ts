import type { QueryClient } from '@tanstack/react-query';
import { DESK_EVENT_KINDS, type DeskEvent } from '#domain/desk/desk-event.ts';
import { meQuery } from '../api/queries.ts';

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

/** Listens to the desk's events and makes old what they tell of. The browser resumes a lost stream by itself. @returns how to stop */
export function listenForUpdates(client: QueryClient): () => void {
  let stream: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    stream = new EventSource('/api/desk/events');
    for (const kind of DESK_EVENT_KINDS) {
      stream.addEventListener(kind, (event) => refresh(client, JSON.parse(event.data)));
    }
    stream.addEventListener('mark', ({ data }) => {
      // Whatever happened while the stream was lost, and since the page was made.
      if (state === 'lost' || data !== markOfPage()) void client.invalidateQueries();
      set('open');
    });
    stream.onerror = () => {
      set('lost');
      // The browser gives up after an answer that is no stream: a proxy's 502, or 401 because the session was ended elsewhere.
      if (stream.readyState !== EventSource.CLOSED) return;
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      retry = setTimeout(open, RETRY_MS);
    };
  };
  open();
  return () => {
    clearTimeout(retry);
    stream.close();
    set('connecting');
  };
}

/** Which events there were when the server made the page. */
const markOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="event-mark"]')?.content;

const RETRY_MS = 3_000;

function refresh(client: QueryClient, { kind, subject }: DeskEvent): void {
  if (kind === 'lead') {
    void client.invalidateQueries({ queryKey: ['leads'] });
    void client.invalidateQueries({ queryKey: ['lead-counts'] });
    void client.invalidateQueries({ queryKey: ['lead', subject] });
  }
  if (kind === 'question') void client.invalidateQueries({ queryKey: ['questions'] });
  if (kind === 'content') void client.invalidateQueries({ queryKey: ['content'] });
}

function set(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}
