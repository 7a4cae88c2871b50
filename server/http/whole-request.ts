import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './read-json.ts';

/**
 * Calls `then` as soon as the whole request is there, at once when it has no body, and never when it breaks off: a
 * client that sends slowly takes nobody's place. A request longer than any endpoint reads comes through at once: the handler
 * refuses it without waiting for the rest.
 */
export function whenWhole(request: IncomingMessage, then: () => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  if (!hasBody || Number(length) > MAX_BODY_BYTES) {
    then();
    return;
  }
  request.on('readable', function check() {
    if (!request.complete && request.readableLength <= MAX_BODY_BYTES) return;
    request.off('readable', check);
    then();
  });
}
