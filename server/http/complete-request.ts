import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './read-json.ts';

interface Completion {
  onComplete: () => void;
  /** Time for a body that is buffered. */
  timeoutMs: number;
  onTimeout: () => void;
}

/**
 * Calls `onComplete` once the whole body has arrived, so that a slow client does not count as a request in flight. An aborted
 * request is never passed on. A body above the size limit is passed on at once: the handler rejects it without waiting for the
 * rest.
 */
export function whenComplete(
  request: IncomingMessage,
  { onComplete, timeoutMs, onTimeout }: Completion,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  if (!hasBody || Number(length) > MAX_BODY_BYTES) {
    onComplete();
    return;
  }
  const timeout = setTimeout(onTimeout, timeoutMs);
  request.once('close', () => clearTimeout(timeout));
  request.on('readable', function check() {
    if (!request.complete && request.readableLength <= MAX_BODY_BYTES) return;
    clearTimeout(timeout);
    request.off('readable', check);
    onComplete();
  });
}
