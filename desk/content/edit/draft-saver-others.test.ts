import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentDraft } from '#domain/desk/content.ts';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a conflict keeps both texts, and the user can choose either', async () => {
  const theirs = { record: { title: 'Theirs' }, version: 5, state: 'draft', updatedAt: '', updatedBy: 'Sam' };
  for (const choice of ['overwrite', 'takeTheirs'] as const) {
    const { saver, calls, settle } = setUpDraftSaver();
    saver.change({ title: 'Mine' });
    await vi.advanceTimersByTimeAsync(2_000);
    calls[0]?.answer(new DeskError(409, theirs));
    await settle();
    expect(saver.get().state).toEqual({ status: 'conflict', theirs });
    expect(saver.get().record).toEqual({ title: 'Mine' });
    // Further typing is not sent.
    saver.change({ title: 'Mine too' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    void saver[choice]();
    await settle();
    if (choice === 'overwrite') expect(calls[1]).toMatchObject({ record: { title: 'Mine too' }, version: 5 });
    else expect(saver.get()).toMatchObject({ record: { title: 'Theirs' }, state: { status: 'saved' } });
  }
});

test('text typed while another request changes the draft is kept and then saved over the new version', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
  let publish = (_: ContentDraft): void => undefined;
  const published = saver.changeDraft(
    () =>
      new Promise((resolve) => {
        publish = resolve;
      }),
  );
  await settle();
  saver.change({ title: 'Typed meanwhile' });
  // The save waits: based on the version that is being published it would be a conflict.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(0);
  publish(draftOf({ title: 'One' }, 2));
  await published;
  expect(saver.get()).toMatchObject({ record: { title: 'Typed meanwhile' }, draft: { version: 2 } });
  expect(kept()).toEqual({ record: { title: 'Typed meanwhile' }, version: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toMatchObject([{ record: { title: 'Typed meanwhile' }, version: 2 }]);
});

test('putBack saves over the version that replaced the text, and not over a newer one', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  await saver.changeDraft(async () => draftOf({ title: 'Older' }, 2));
  const isBack = saver.putBack({ title: 'One' }, 2);
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'One' }, version: 2 });
  calls[0]?.answer(draftOf({ title: 'One' }, 3));
  expect(await isBack).toBe(true);
  expect(saver.get()).toMatchObject({ record: { title: 'One' }, state: { status: 'saved' } });

  saver.change({ title: 'Typed since' });
  void saver.putBack({ title: 'Two' }, 3);
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'Typed since' }, version: 3 });
  calls[1]?.answer(draftOf({ title: 'Typed since' }, 4));
  await settle();
  expect(calls[2]).toMatchObject({ record: { title: 'Two' }, version: 3 });
});

test('putBack does not replace text that could not be saved', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
  saver.change({ title: 'Typed' });
  const isBack = saver.putBack({ title: 'Two' }, 1);
  await settle();
  calls[0]?.answer(new TypeError('Failed to fetch'));
  expect(await isBack).toBe(false);
  expect(kept()?.record).toEqual({ title: 'Typed' });
});

test('the result of a running request is not taken for somebody else’s change', async () => {
  const { saver, settle } = setUpDraftSaver();
  const { promise, resolve: answer } = Promise.withResolvers<ContentDraft>();
  const call = saver.changeDraft(() => promise);
  const isHeard = saver.receive(draftOf({ title: 'Half done' }, 2));
  await settle();
  expect(saver.get().record).toEqual({ title: 'One' });
  answer(draftOf({ title: 'Done' }, 3));
  expect([await isHeard, await call]).toMatchObject([false, { version: 3 }]);
  expect(saver.get().record).toEqual({ title: 'Done' });

  expect(await saver.receive(draftOf({ title: 'Kim’s' }, 4))).toBe(true);
  saver.change({ title: 'Mine' });
  expect(await saver.receive(draftOf({ title: 'Kim’s again' }, 5))).toBe(false);
  expect(saver.get().record).toEqual({ title: 'Mine' });
});

test('a failed request does not block the next save', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  await expect(saver.changeDraft(() => Promise.reject(new DeskError(503, null)))).rejects.toThrow('503');
  saver.change({ title: 'Two' });
  void saver.saveNow();
  await settle();
  expect(calls).toHaveLength(1);
});

test('a publication without a new version is taken over and leaves unsaved text alone', async () => {
  const { saver, settle } = setUpDraftSaver();
  const published = { ...draftOf({ title: 'One' }, 1), state: 'published' as const };
  saver.change({ title: 'Two' });
  expect(await saver.receive(published)).toBe(false);
  await settle();
  expect(saver.get()).toMatchObject({ record: { title: 'Two' }, draft: { state: 'published' } });
});

test('scheduling by somebody else does not count as a change of the text', async () => {
  const { saver } = setUpDraftSaver();
  const scheduled = { ...draftOf({ title: 'One' }, 2), state: 'scheduled' as const };
  expect(await saver.receive(scheduled)).toBe(false);
  expect(saver.get().draft).toMatchObject({ state: 'scheduled', version: 2 });
});

test('discarding a draft also drops rejected text, unless the server cannot be reached', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
  saver.change({ title: '' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new DeskError(422, { errors: [] }));
  await settle();
  await expect(saver.discard(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
  expect(kept()?.record).toEqual({ title: '' });
  await saver.discard(async (version) => draftOf({ title: 'On the site' }, version + 1));
  expect(saver.get()).toMatchObject({ record: { title: 'On the site' }, state: { status: 'saved' } });
  expect(kept()).toBeNull();
});

test('an unsent text is retried after another request has failed', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  const { promise, reject: fail } = Promise.withResolvers<ContentDraft>();
  const discarded = expect(saver.discard(() => promise)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10_000);
  fail(new TypeError('Failed to fetch'));
  await discarded;
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'Two' }, version: 1 });
});
