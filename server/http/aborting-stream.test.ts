import { expect, test } from 'vitest';
import { silent } from '#test/databases.ts';
import { abortingStream } from './aborting-stream.ts';

test('a stream whose source fails is aborted, without revealing the error', async () => {
  async function* half() {
    yield 'name,email\n';
    throw new Error('Key (email)=(ann@example.com) is missing');
  }
  const answer = new Response(abortingStream(half(), silent));
  await expect(answer.text()).rejects.toThrow(/^Streaming a response failed$/);
});
