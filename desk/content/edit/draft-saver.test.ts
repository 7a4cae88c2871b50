import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentDraft, ContentFields } from '#domain/desk/content.ts';
import { DeskError } from '../../api/desk-client.ts';
import { createDraftSaver, type LocalText } from './draft-saver.ts';

const draftOf = (record: ContentFields, version: number): ContentDraft => ({
  kind: 'guides',
  id: 'porches',
  title: 'Porches',
  state: 'draft',
  origin: 'desk',
  record,
  version,
  updatedAt: '2026-11-24T14:00:00.000Z',
  updatedBy: 'Avery Stone',
  marks: [],
  errors: [],
  published: null,
  difference: [],
});

type Answer = ContentDraft | Error;

/** A server that answers as it is told, and a device that keeps one text. */
function setting(local: LocalText | null = null) {
  const calls: { record: ContentFields; version: number | null; answer: (answer: Answer) => void }[] = [];
  let kept: LocalText | null = local;
  const saver = createDraftSaver({
    draft: draftOf({ title: 'One' }, 1),
    record: { title: 'One' },
    local,
    keepLocally: (text) => {
      kept = text;
    },
    save: (record, version) =>
      new Promise((resolve, reject) => {
        const answer = (given: Answer) => (given instanceof Error ? reject(given) : resolve(given));
        calls.push({ record, version, answer });
      }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { saver, calls, kept: () => kept, settle };
}

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

test('what is typed while another call changes the draft stays, and is saved over its answer', async () => {
  const { saver, calls, kept, settle } = setting();
  let publish = (_: ContentDraft): void => undefined;
  const published = saver.inTurn(
    () =>
      new Promise((resolve) => {
        publish = resolve;
      }),
  );
  await settle();
  saver.change({ title: 'Typed meanwhile' });
  // The save waits: over the version that is being published it would be a conflict.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(0);
  publish(draftOf({ title: 'One' }, 2));
  await published;
  expect(saver.get()).toMatchObject({ record: { title: 'Typed meanwhile' }, draft: { version: 2 } });
  expect(kept()).toEqual({ record: { title: 'Typed meanwhile' }, version: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toMatchObject([{ record: { title: 'Typed meanwhile' }, version: 2 }]);
});

test('what another call replaced is put back over its answer, and over nothing newer', async () => {
  const { saver, calls, settle } = setting();
  await saver.inTurn(async () => draftOf({ title: 'Older' }, 2));
  void saver.putBack({ title: 'One' }, 2);
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'One' }, version: 2 });
  calls[0]?.answer(draftOf({ title: 'One' }, 3));
  await settle();
  expect(saver.get()).toMatchObject({ record: { title: 'One' }, state: { status: 'saved' } });

  saver.adopt(draftOf({ title: 'Kim’s' }, 4));
  void saver.putBack({ title: 'Two' }, 3);
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'Two' }, version: 3 });
});

test('what a running call changes is not taken for somebody else’s change', async () => {
  const { saver, settle } = setting();
  const { promise, resolve: answer } = Promise.withResolvers<ContentDraft>();
  const call = saver.inTurn(() => promise);
  const isHeard = saver.hear(draftOf({ title: 'Half done' }, 2));
  await settle();
  expect(saver.get().record).toEqual({ title: 'One' });
  answer(draftOf({ title: 'Done' }, 3));
  expect([await isHeard, await call]).toMatchObject([false, { version: 3 }]);
  expect(saver.get().record).toEqual({ title: 'Done' });

  expect(await saver.hear(draftOf({ title: 'Kim’s' }, 4))).toBe(true);
  saver.change({ title: 'Mine' });
  expect(await saver.hear(draftOf({ title: 'Kim’s again' }, 5))).toBe(false);
  expect(saver.get().record).toEqual({ title: 'Mine' });
});

test('another call that fails leaves the turn to the next', async () => {
  const { saver, calls, settle } = setting();
  await expect(saver.inTurn(() => Promise.reject(new DeskError(503, null)))).rejects.toThrow('503');
  saver.change({ title: 'Two' });
  void saver.saveNow();
  await settle();
  expect(calls).toHaveLength(1);
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
