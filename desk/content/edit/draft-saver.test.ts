import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is on this device at once and at the server after a pause', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
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

test('what is saved is not sent again: somebody else may have saved since', async () => {
  const { saver, calls } = setUpDraftSaver();
  expect(await saver.saveNow()).toBe(true);
  expect(calls).toHaveLength(0);
});

test('two who save what was typed during a save both wait for it', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
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
  const { saver, calls, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ title: 'Three' });
  calls[0]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(saver.get().record).toEqual({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls[1]).toMatchObject({ record: { title: 'Three' }, version: 2 });
});

test('a text that was corrected while the one before it was refused is sent by itself', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.change({ title: '8o' });
  await vi.advanceTimersByTimeAsync(2_000);
  saver.change({ title: '81' });
  await vi.advanceTimersByTimeAsync(2_000);
  const errors = [{ field: 'title', message: 'Enter a number' }];
  calls[0]?.answer(new DeskError(422, { errors }));
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: '81' }, version: 1 });
  calls[1]?.answer(draftOf({ title: '81' }, 2));
  await settle();
  expect(saver.get().state.status).toBe('saved');
});

test('saving at once waits for the save that is on its way', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
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
  const { saver, calls, kept, settle } = setUpDraftSaver();
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
  const { saver, calls, settle } = setUpDraftSaver();
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
    const { saver, calls, kept, settle } = setUpDraftSaver();
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
  const { saver, calls, settle } = setUpDraftSaver({ record: { title: 'From last time' }, version: 1 });
  expect(saver.get().record).toEqual({ title: 'From last time' });
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'From last time' }, version: 1 });
});

test('what does not fit says why and stays here', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
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
  const { saver, calls, kept, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  saver.leave();
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'Two' }, version: 1 }]);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toHaveLength(1);
  expect(kept()?.record).toEqual({ title: 'Two' });
});

test('what arrives after the editor was left is sent, too', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.leave();
  saver.change({ title: 'With a photo' });
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'With a photo' }, version: 1 }]);
  saver.change({ title: 'With two photos' });
  calls[0]?.answer(draftOf({ title: 'With a photo' }, 2));
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'With two photos' }, version: 2 });
});
