import type { IncomingMessage } from 'node:http';

/** No endpoint reads more: who sends more is refused by its handler, which need not see the rest. */
const MOST_BODY_BYTES = 16 * 1_024;

/**
 * Calls `then` as soon as the whole request is there, at once when it has no body, and never when it breaks off: a
 * client that sends slowly takes nobody's place.
 */
export function whenWhole(request: IncomingMessage, then: () => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  if (!hasBody || Number(length) > MOST_BODY_BYTES) {
    then();
    return;
  }
  request.on('readable', function look() {
    if (!request.complete && request.readableLength <= MOST_BODY_BYTES) return;
    request.off('readable', look);
    then();
  });
}
