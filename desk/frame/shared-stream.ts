import { DESK_EVENT_KINDS, type DeskEvent } from '#domain/desk/desk-event.ts';
import { connection } from '../api/desk-client.ts';

/** A message of the event stream. A mark identifies the events so far, as the server counts them (server/live). */
export type StreamMessage =
  | { is: 'open'; mark: string }
  | { is: 'event'; id: number; event: DeskEvent }
  /** `isRefused`: the server responded with an error such as 401. */
  | { is: 'lost'; isRefused: boolean };

/** Sent by a tab that has just opened and asks for the stream's state. */
const STATE_REQUEST = 'asks';

/** Sent by a tab whose request could not reach the server. */
const CONNECTION_LOST = 'doubts';

const CHANNEL_NAME = 'desk-events';

/**
 * Subscribes to the one event stream that all tabs of a browser share: over HTTP/1.1 a browser opens at most six connections to
 * a server, and one stream per tab would use them up. One tab reads the stream and broadcasts it; when it closes, the next takes over.
 * @returns a function that unsubscribes
 */
export function subscribeToStream(onMessage: (message: StreamMessage) => void): () => void {
  // Browsers offer locks only in secure contexts (HTTPS or localhost); elsewhere each tab reads its own stream.
  if (!navigator.locks) return readStream(onMessage, new EventTarget());
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const unsubscribed = new AbortController();
  let latest: StreamMessage | undefined;
  const otherTabs = new EventTarget();
  channel.onmessage = ({
    data,
  }: MessageEvent<StreamMessage | typeof STATE_REQUEST | typeof CONNECTION_LOST>) => {
    if (data === CONNECTION_LOST) otherTabs.dispatchEvent(new Event('lost'));
    else if (data !== STATE_REQUEST) onMessage(data);
    else if (latest) channel.postMessage(latest);
  };
  channel.postMessage(STATE_REQUEST);
  connection.addEventListener('lost', () => channel.postMessage(CONNECTION_LOST), {
    signal: unsubscribed.signal,
  });
  const read = () =>
    new Promise<void>((resolve) => {
      const stop = readStream((message) => {
        latest =
          message.is === 'event' && latest?.is === 'open'
            ? { is: 'open', mark: markAfter(latest.mark, message.id) }
            : message;
        onMessage(message);
        channel.postMessage(message);
      }, otherTabs);
      unsubscribed.signal.addEventListener('abort', () => resolve(stop()));
    });
  // The request is rejected when this tab unsubscribes before it gets the lock.
  navigator.locks.request(CHANNEL_NAME, { signal: unsubscribed.signal }, read).catch(() => {});
  return () => {
    unsubscribed.abort();
    channel.close();
  };
}

/** The mark after one more event. */
export function markAfter(mark: string, id: number): string {
  const [newest = 0, count = 0] = mark.split('-').map(Number);
  return `${Math.max(newest, id)}-${count + 1}`;
}

const RETRY_MS = 3_000;

/**
 * Reads the event stream. The browser reconnects by itself when it notices a lost connection. It may not notice: so a request
 * that fails to connect, here or in another tab (`otherTabs`), and the `offline` event restart the stream, too.
 * @returns a function that stops reading
 */
function readStream(onMessage: (message: StreamMessage) => void, otherTabs: EventTarget): () => void {
  let stream: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const open = () => {
    stream = new EventSource('/api/desk/events');
    for (const kind of DESK_EVENT_KINDS) {
      stream.addEventListener(kind, ({ data, lastEventId }) =>
        onMessage({ is: 'event', id: Number(lastEventId), event: JSON.parse(data) }),
      );
    }
    stream.addEventListener('mark', ({ data }) => onMessage({ is: 'open', mark: data }));
    stream.onerror = () => {
      // The browser gives up after an error response: 502 from a proxy, or 401 because the session was ended elsewhere.
      const isRefused = stream.readyState === EventSource.CLOSED;
      onMessage({ is: 'lost', isRefused });
      if (isRefused) retry = setTimeout(open, RETRY_MS);
    };
  };
  const close = () => {
    clearTimeout(retry);
    stream.close();
  };
  const lose = () => {
    close();
    onMessage({ is: 'lost', isRefused: false });
    retry = setTimeout(open, RETRY_MS);
  };
  open();
  const { signal } = stopped;
  for (const source of [connection, otherTabs]) source.addEventListener('lost', lose, { signal });
  window.addEventListener('offline', lose, { signal });
  return () => {
    stopped.abort();
    close();
  };
}
