import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, setting } from '#test/draft-server.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is on this device at once and at the server after a pause', async () => {
  const { saver, calls, kept, settle } = setting();
  saver.change({ title: 'Two' });
  expect(kept()).toEqual({ record: { title: 'Two' }, version: 1 });
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[0]).toMatchObject({ record: { title: 'Two' }, version: 1 });
  calls[0]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(saver.get().state.status).toBe('saved');
  expect(kept()).toBeNull();
});

test('two who save what was typed during a save both wait for it', async () => {
  const { saver, calls, settle } = setting();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ title: 'Three' });
  const both = Promise.all([saver.saveNow(), saver.saveNow()]);
  calls[0]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  calls[1]?.answer(draftOf({ title: 'Three' }, 3));
  expect(await both).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(2);
});

test('what is typed while a save is on its way is sent next, over the version that came back', async () => {
  const { saver, calls, settle } = setting();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ title: 'Three' });
  calls[0]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(saver.get().record).toEqual({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'Three' }, version: 2 });
});

test('saving at once waits for the save that is on its way', async () => {
  const { saver, calls, settle } = setting();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ title: 'Three' });
  const done = saver.saveNow();
  calls[0]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  calls[1]?.answer(draftOf({ title: 'Three' }, 3));
  expect(await done).toBe(true);
  expect(calls).toHaveLength(2);
});

test('without a connection the text stays here and is sent again by itself', async () => {
  const { saver, calls, kept, settle } = setting();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  expect(saver.get().state.status).toBe('offline');
  expect(kept()?.record).toEqual({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(6_000);
  calls[1]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(saver.get().state.status).toBe('saved');
});

test('an answer that is none, as a hotel’s network gives, does not keep the text from being sent again', async () => {
  const { saver, calls, settle } = setting();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new SyntaxError('Unexpected token <'));
  await settle();
  await vi.advanceTimersByTimeAsync(6_000);
  calls[1]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(saver.get().state.status).toBe('saved');
});

test.each([
  [404, 'gone'],
  [413, 'too-long'],
  [403, 'refused'],
])(
  'what the server answers with %i is kept here and said, and not sent again before it is changed',
  async (status, said) => {
    const { saver, calls, kept, settle } = setting();
    saver.change({ title: 'Two' });
    await vi.advanceTimersByTimeAsync(2_000);
    calls[0]?.answer(new DeskError(status, null));
    await settle();
    expect(saver.get().state.status).toBe(said);
    expect(kept()?.record).toEqual({ title: 'Two' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toHaveLength(1);
    saver.change({ title: 'T' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(2);
  },
);

test('a text that was never sent goes out over the version it was written over', async () => {
  const { saver, calls, settle } = setting({ record: { title: 'From last time' }, version: 1 });
  expect(saver.get().record).toEqual({ title: 'From last time' });
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'From last time' }, version: 1 });
});

test('a conflict keeps both texts, and either can be chosen', async () => {
  const theirs = { record: { title: 'Theirs' }, version: 5, state: 'draft', updatedAt: '', updatedBy: 'Sam' };
  for (const choice of ['insist', 'yield'] as const) {
    const { saver, calls, settle } = setting();
    saver.change({ title: 'Mine' });
    await vi.advanceTimersByTimeAsync(2_000);
    calls[0]?.answer(new DeskError(409, theirs));
    await settle();
    expect(saver.get().state).toEqual({ status: 'conflict', theirs });
    expect(saver.get().record).toEqual({ title: 'Mine' });
    // Typing goes on without overwriting anybody.
    saver.change({ title: 'Mine too' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    void saver[choice]();
    await settle();
    if (choice === 'insist') expect(calls[1]).toMatchObject({ record: { title: 'Mine too' }, version: 5 });
    else expect(saver.get()).toMatchObject({ record: { title: 'Theirs' }, state: { status: 'saved' } });
  }
});

test('what does not fit says why and stays here', async () => {
  const { saver, calls, kept, settle } = setting();
  saver.change({ title: '' });
  const done = saver.saveNow();
  await settle();
  const errors = [{ field: 'title', message: 'This must not be empty.' }];
  calls[0]?.answer(new DeskError(422, { errors }));
  expect(await done).toBe(false);
  expect(saver.get().state).toEqual({ status: 'rejected', errors });
  expect(kept()?.record).toEqual({ title: '' });
});

test('what was typed last is sent when the editor is left, once', async () => {
  const { saver, calls, kept, settle } = setting();
  saver.change({ title: 'Two' });
  saver.leave();
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'Two' }, version: 1 }]);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toHaveLength(1);
  expect(kept()?.record).toEqual({ title: 'Two' });
});

test('a new record whose first answer was lost is added as it was sent, and what was typed since is saved', async () => {
  const { saver, calls, kept, settle } = setting(null, null);
  saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  saver.change({ title: 'First and more' });
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
  const before = setting(null, null);
  before.saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  before.calls[0]?.answer(new TypeError('Failed to fetch'));
  await before.settle();
  before.saver.change({ title: 'First and more' });
  const { calls, settle } = setting(before.kept(), null);
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'First' }, version: null });
  calls[0]?.answer(draftOf({ title: 'First' }, 1));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First and more' }, version: 1 });
});

test('a new record whose first answer was lost is no second one after its writer was signed out', async () => {
  const { saver, calls, kept, settle } = setting(null, null);
  saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  saver.change({ title: 'First and more' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[1]?.answer(new DeskError(401, null));
  await settle();
  expect(kept()).toMatchObject({ record: { title: 'First and more' }, first: { title: 'First' } });
});

test('a new record that was refused is sent as it is by then', async () => {
  const { saver, calls, settle } = setting(null, null);
  saver.change({ title: '' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new DeskError(422, { errors: [] }));
  await settle();
  saver.change({ title: 'First' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'First' }, version: null });
});

test('what is saved is not sent again: somebody else may have saved since', async () => {
  const { saver, calls } = setting();
  expect(await saver.saveNow()).toBe(true);
  expect(calls).toHaveLength(0);
});

test('what arrives after the editor was left is sent, too', async () => {
  const { saver, calls, settle } = setting();
  saver.leave();
  saver.change({ title: 'With a photo' });
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'With a photo' }, version: 1 }]);
  saver.change({ title: 'With two photos' });
  calls[0]?.answer(draftOf({ title: 'With a photo' }, 2));
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'With two photos' }, version: 2 });
});
