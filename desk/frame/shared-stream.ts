import { DESK_EVENT_KINDS, type DeskEvent } from '#domain/desk/desk-event.ts';
import { connection } from '../api/desk-client.ts';

/** What the stream of events tells. A mark says which events there were so far, as the server counts them (server/live). */
export type StreamNews =
  | { is: 'open'; mark: string }
  | { is: 'event'; id: number; event: DeskEvent }
  /** `isRefused`: the server answered with something else, 401 perhaps. */
  | { is: 'lost'; isRefused: boolean };

/** What a tab says that wants to know how the stream is. */
const ASKS = 'asks';

/** What a tab says whose call found no server. */
const DOUBTS = 'doubts';

const NAME = 'desk-events';

/**
 * Hears the one stream that all tabs of a browser share: over HTTP/1.1 it has six connections to a server, and a stream a tab would
 * use them up. One tab reads it and tells the others; when that one goes, the next one reads.
 * @returns how to leave
 */
export function joinStream(hear: (news: StreamNews) => void): () => void {
  // Only a page from https or this machine has locks; elsewhere each tab reads a stream of its own.
  if (!navigator.locks) return readStream(hear, new EventTarget());
  const channel = new BroadcastChannel(NAME);
  const left = new AbortController();
  let latest: StreamNews | undefined;
  const others = new EventTarget();
  channel.onmessage = ({ data }: MessageEvent<StreamNews | typeof ASKS | typeof DOUBTS>) => {
    if (data === DOUBTS) others.dispatchEvent(new Event('lost'));
    else if (data !== ASKS) hear(data);
    else if (latest) channel.postMessage(latest);
  };
  channel.postMessage(ASKS);
  connection.addEventListener('lost', () => channel.postMessage(DOUBTS), { signal: left.signal });
  const read = () =>
    new Promise<void>((resolve) => {
      const stop = readStream((news) => {
        latest =
          news.is === 'event' && latest?.is === 'open'
            ? { is: 'open', mark: markAfter(latest.mark, news.id) }
            : news;
        hear(news);
        channel.postMessage(news);
      }, others);
      left.signal.addEventListener('abort', () => resolve(stop()));
    });
  // It is rejected when this tab leaves before its turn.
  navigator.locks.request(NAME, { signal: left.signal }, read).catch(() => {});
  return () => {
    left.abort();
    channel.close();
  };
}

/** The mark when one more event has come. */
export function markAfter(mark: string, id: number): string {
  const [newest = 0, count = 0] = mark.split('-').map(Number);
  return `${Math.max(newest, id)}-${count + 1}`;
}

const RETRY_MS = 3_000;

/**
 * The browser resumes a stream that it sees lost by itself. It may not see it: then a call that finds no server, here or in
 * another tab (`others`), or a browser that says it is offline, has the stream begin anew.
 * @returns how to stop
 */
function readStream(tell: (news: StreamNews) => void, others: EventTarget): () => void {
  let stream: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const open = () => {
    stream = new EventSource('/api/desk/events');
    for (const kind of DESK_EVENT_KINDS) {
      stream.addEventListener(kind, ({ data, lastEventId }) =>
        tell({ is: 'event', id: Number(lastEventId), event: JSON.parse(data) }),
      );
    }
    stream.addEventListener('mark', ({ data }) => tell({ is: 'open', mark: data }));
    stream.onerror = () => {
      // The browser gives up after an answer that is no stream: a proxy's 502, or 401 because the session was ended elsewhere.
      const isRefused = stream.readyState === EventSource.CLOSED;
      tell({ is: 'lost', isRefused });
      if (isRefused) retry = setTimeout(open, RETRY_MS);
    };
  };
  const close = () => {
    clearTimeout(retry);
    stream.close();
  };
  const lose = () => {
    close();
    tell({ is: 'lost', isRefused: false });
    retry = setTimeout(open, RETRY_MS);
  };
  open();
  const { signal } = stopped;
  for (const place of [connection, others]) place.addEventListener('lost', lose, { signal });
  window.addEventListener('offline', lose, { signal });
  return () => {
    stopped.abort();
    close();
  };
}
