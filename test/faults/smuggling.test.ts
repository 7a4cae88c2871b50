import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportFigure } from '../figures.ts';
import type { RunningServer } from '../running-server.ts';
import { startFaultyServer } from './faulty-server.ts';
import { sendRaw } from './raw-connection.ts';

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const post = (headers: string, body = '') =>
  `POST /api/leads HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const LENGTH = `Content-Length: ${HIDDEN.length}`;

/** On a busy machine a newly started server responds slowly at first. */
const PATIENCE_MS = 10_000;

/** Requests whose end a proxy may see at another byte than the server; the hidden request must never get a response. */
const AMBIGUOUS: [name: string, bytes: string][] = [
  ['length and chunks', post(`${LENGTH}\r\n${CHUNKED}`, `0\r\n\r\n${HIDDEN}`)],
  ['chunks and length', post(`${CHUNKED}\r\n${LENGTH}`, `0\r\n\r\n${HIDDEN}`)],
  ['two lengths', post(`Content-Length: 0\r\n${LENGTH}`, HIDDEN)],
  ['two equal lengths', post(`${LENGTH}\r\n${LENGTH}`, HIDDEN)],
  ['a list of lengths', post(`Content-Length: 0, ${HIDDEN.length}`, HIDDEN)],
  ['a signed length', post('Content-Length: +0', HIDDEN)],
  ['a negative length', post('Content-Length: -1', HIDDEN)],
  ['a hexadecimal length', post('Content-Length: 0x10', HIDDEN)],
  ['a length with a space before its colon', post(`Content-Length : ${HIDDEN.length}`, HIDDEN)],
  ['a folded header', post(`X-A: b\r\n ${CHUNKED}\r\nContent-Length: 0`, HIDDEN)],
  ['a folded transfer coding', post(`Transfer-Encoding:\r\n chunked`, `0\r\n\r\n${HIDDEN}`)],
  ['lines ended by LF alone', post(`X-A: b\n${CHUNKED}`, `0\r\n\r\n${HIDDEN}`)],
  ['lines ended by CR alone', post(`X-A: b\r${CHUNKED}`, `0\r\n\r\n${HIDDEN}`)],
  ['a chunk ended by LF alone', post(CHUNKED, `1\nA\n0\n\n${HIDDEN}`)],
  ['a chunk of a size beyond counting', post(CHUNKED, `ffffffffffffffffff\r\nA\r\n0\r\n\r\n${HIDDEN}`)],
  ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`)],
  ['an unknown transfer coding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`)],
  ['a header without a colon', post('Transfer-Encoding chunked', `0\r\n\r\n${HIDDEN}`)],
  ['a NUL in a header', post('X-A: b\0c\r\nContent-Length: 0', HIDDEN)],
];

/** These are valid up to their body, which the server may not need to read, so the status may be another 4xx. */
const AMBIGUOUS_LATER: [name: string, bytes: string][] = [
  ['a chunk longer than it says', post(CHUNKED, `1\r\nAB\r\n0\r\n\r\n${HIDDEN}`)],
  ['a second chunk of no size', post(CHUNKED, `1\r\nA\r\nx\r\n${HIDDEN}`)],
];

const COUNT = AMBIGUOUS.length + AMBIGUOUS_LATER.length;

describe('a request that two servers would parse differently', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startFaultyServer({});
  });
  afterAll(() => server.remove());

  test.for(AMBIGUOUS)('with %s gets 400 once, and the connection is closed', async ([, bytes]) => {
    const { statuses, closed } = await sendRaw(server.url, bytes, PATIENCE_MS);
    expect({ statuses, closed }).toEqual({ statuses: [400], closed: true });
  });

  test.for(AMBIGUOUS_LATER)('with %s gets one error, and the connection is closed', async ([, bytes]) => {
    const { statuses, closed } = await sendRaw(server.url, bytes, PATIENCE_MS);
    expect({ count: statuses.length, closed }).toEqual({ count: 1, closed: true });
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
  });

  test('gets one response if its body is broken after a valid head', async () => {
    const broken = `GET / HTTP/1.1\r\nHost: a\r\n${CHUNKED}\r\n\r\n1\r\nAB\r\n0\r\n\r\n${HIDDEN}`;
    const { statuses, closed } = await sendRaw(server.url, broken, PATIENCE_MS);
    expect({ statuses, closed }).toEqual({ statuses: [400], closed: true });
  });

  test('is the only kind refused: two plain requests on one connection get two responses', async () => {
    const { statuses } = await sendRaw(server.url, HIDDEN + LAST, PATIENCE_MS);
    expect(statuses).toEqual([200, 200]);
    reportFigure({
      promise:
        'Request smuggling: requests that proxies could parse differently are refused and the connection closed',
      tested: `${COUNT} ambiguous requests over raw sockets (lengths, chunks, folding, line ends)`,
      measured: `${COUNT} refused once and closed, 0 second responses`,
    });
  });
});
