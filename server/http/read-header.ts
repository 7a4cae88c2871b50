import type { IncomingMessage } from 'node:http';

/**
 * One header of a request, its first line if it was sent twice. Node puts all of them into an object when `headers` is read for
 * the first time, which takes longer than everything else that a kept page needs.
 * @param name in lower case
 */
export function readHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index];
    if (sent?.length === name.length && sent.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
