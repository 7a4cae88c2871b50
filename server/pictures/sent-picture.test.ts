import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BrokenFormError, sentPicture } from './sent-picture.ts';

const BEGUN = '--b\r\ncontent-disposition: form-data; name="file"; filename="porch.jpg"\r\n\r\n';

async function sent(chunks: Iterable<string>) {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return await sentPicture(new Request('http://stone.example', { method: 'POST', headers }), body(chunks));
}
const body = (chunks: Iterable<string>) => Readable.from(chunks, { objectMode: false });

test('a complete form yields its file', async () => {
  const picture = await sent([`${BEGUN}abc`, 'def\r\n--b--\r\n']);
  expect(picture?.name).toBe('porch.jpg');
  expect(String(await buffer(picture?.bytes as Readable))).toBe('abcdef');
});

test.each([
  ['a few bytes', 3],
  ['more than is read ahead', 200_000],
])('a form truncated after %s of its file fails the read with BrokenFormError', async (_what, length) => {
  const picture = await sent([BEGUN, 'x'.repeat(length)]);
  await expect(buffer(picture?.bytes as Readable)).rejects.toThrow(BrokenFormError);
});

test('reading fails with BrokenFormError even if it starts after the form was truncated', async () => {
  const picture = await sent([`${BEGUN}abc`]);
  const bytes = picture?.bytes as Readable;
  await setImmediate();
  expect(bytes.destroyed).toBe(true);
  await expect(buffer(bytes)).rejects.toThrow(BrokenFormError);
});

test('a lost connection fails the read with its own error', async () => {
  const lost = new Error('The connection was lost');
  function* chunks() {
    yield `${BEGUN}${'x'.repeat(200_000)}`;
    throw lost;
  }
  const picture = await sent(chunks());
  await expect(buffer(picture?.bytes as Readable)).rejects.toThrow(lost);
});
