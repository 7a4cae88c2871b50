import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new record whose first answer was lost is added as it was sent, and what was typed since is saved', async () => {
  const { saver, calls, kept, settle } = await withLostAnswer();
  const isSaved = saver.saveNow();
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'First' }, version: null });
  calls[1]?.answer(draftOf({ title: 'First', slug: 'first' }, 1));
  await settle();
  expect(kept()?.record).toMatchObject({ title: 'First and more' });
  expect(calls[2]).toMatchObject({ record: { title: 'First and more', slug: 'first' }, version: 1 });
  calls[2]?.answer(draftOf({ title: 'First and more' }, 2));
  expect(await isSaved).toBe(true);
});

test('a new record whose first answer was lost is no second one after a reload', async () => {
  const before = await withLostAnswer();
  const { calls, settle } = setUpDraftSaver(before.kept(), null);
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'First' }, version: null });
  calls[0]?.answer(draftOf({ title: 'First' }, 1));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First and more' }, version: 1 });
});

test('a new record whose first answer was lost is no second one after its writer was signed out', async () => {
  const { calls, kept, settle } = await withLostAnswer();
  await vi.advanceTimersByTimeAsync(2_000);
  calls[1]?.answer(new DeskError(401, null));
  await settle();
  expect(kept()).toMatchObject({ record: { title: 'First and more' }, first: { title: 'First' } });
});

test('a new record that was refused is sent as it is by then', async () => {
  const { saver, calls, settle } = setUpDraftSaver(null, null);
  saver.change({ title: '' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new DeskError(422, { errors: [] }));
  await settle();
  saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First' }, version: null });
});

/** An editor of a new record, whose first save got no answer, and that was typed in since. */
async function withLostAnswer() {
  const editor = setUpDraftSaver(null, null);
  editor.saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  editor.calls[0]?.answer(new TypeError('Failed to fetch'));
  await editor.settle();
  editor.saver.change({ title: 'First and more' });
  return editor;
}
