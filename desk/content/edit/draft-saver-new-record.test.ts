import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('after a lost response, a new record is sent again unchanged, and later edits are saved over it', async () => {
  const { saver, calls, kept, settle } = await withLostResponse();
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

test('after a lost response and a reload, saving does not create a second record', async () => {
  const before = await withLostResponse();
  const { calls, settle } = setUpDraftSaver(before.kept(), null);
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'First' }, version: null });
  calls[0]?.answer(draftOf({ title: 'First' }, 1));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First and more' }, version: 1 });
});

test('after a lost response, a record that was edited elsewhere since is a conflict, and either text can be kept', async () => {
  for (const resolve of ['overwrite', 'takeTheirs'] as const) {
    const { saver, calls, kept, settle } = await withLostResponse();
    await vi.advanceTimersByTimeAsync(2_000);
    calls[1]?.answer(new DeskError(409, draftOf({ title: 'Theirs' }, 9)));
    await settle();
    expect(saver.get()).toMatchObject({ state: { status: 'conflict' }, record: { title: 'First and more' } });
    expect(kept()).toMatchObject({ record: { title: 'First and more' }, version: 0 });
    void saver[resolve]();
    await settle();
    if (resolve === 'overwrite')
      expect(calls[2]).toMatchObject({ record: { title: 'First and more' }, version: 9 });
    else expect(saver.get()).toMatchObject({ state: { status: 'saved' }, record: { title: 'Theirs' } });
  }
});

test('after a lost response and a 401, the text first sent stays on this device', async () => {
  const { calls, kept, settle } = await withLostResponse();
  await vi.advanceTimersByTimeAsync(2_000);
  calls[1]?.answer(new DeskError(401, null));
  await settle();
  expect(kept()).toMatchObject({ record: { title: 'First and more' }, first: { title: 'First' } });
});

test('a rejected new record is sent again with the edited text', async () => {
  const { saver, calls, settle } = setUpDraftSaver(null, null);
  saver.change({ title: '' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new DeskError(422, { errors: [] }));
  await settle();
  saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First' }, version: null });
});

/** A new record whose first save got no response, edited since. */
async function withLostResponse() {
  const editor = setUpDraftSaver(null, null);
  editor.saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  editor.calls[0]?.answer(new TypeError('Failed to fetch'));
  await editor.settle();
  editor.saver.change({ title: 'First and more' });
  return editor;
}
