import { expect, test } from 'vitest';
import { silent } from '#test/databases.ts';
import { brokenOffOnFailure } from './broken-off-on-failure.ts';

test('an answer that cannot be made to its end is not taken for a whole one, and tells nothing of the failure', async () => {
  async function* half() {
    yield 'name,email\n';
    throw new Error('Key (email)=(ann@example.com) is missing');
  }
  const answer = new Response(brokenOffOnFailure(half(), silent));
  await expect(answer.text()).rejects.toThrow(/^An answer broke off$/);
});
