import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { DeskError } from '../../api/desk-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an edit is stored on this device at once and on the server after a pause', async () => {
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

test('a saved text is not sent again, because somebody else may have saved since', async () => {
  const { saver, calls } = setUpDraftSaver();
  expect(await saver.saveNow()).toBe(true);
  expect(calls).toHaveLength(0);
});

test('two saveNow calls during a save both wait for one more save', async () => {
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

test('text typed during a save is sent next, based on the version returned', async () => {
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

test('text corrected while a save is being rejected is sent automatically', async () => {
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

test('saveNow waits for the running save', async () => {
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

test('without a connection the text stays on this device and is retried', async () => {
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

test('text typed after a lost response is saved over the version that the lost one named', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  saver.change({ title: 'Two and more' });
  const reloaded = setUpDraftSaver(kept());
  await reloaded.settle();
  for (const tab of [{ saver, calls, settle }, reloaded]) {
    const isSaved = tab.saver.saveNow();
    await tab.settle();
    expect(tab.calls.at(-1)).toMatchObject({ record: { title: 'Two' }, version: 1 });
    tab.calls.at(-1)?.answer(draftOf({ title: 'Two' }, 2));
    await tab.settle();
    expect(tab.calls.at(-1)).toMatchObject({ record: { title: 'Two and more' }, version: 2 });
    tab.calls.at(-1)?.answer(draftOf({ title: 'Two and more' }, 3));
    expect(await isSaved).toBe(true);
  }
});

test('text typed after a lost response is also saved if the editor is closed', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  saver.change({ title: 'Two and more' });
  saver.close();
  await settle();
  calls[1]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(calls[2]).toMatchObject({ record: { title: 'Two and more' }, version: 2 });
});

test('an invalid response, such as from a captive portal, is retried', async () => {
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

test('a save that was refused because another tab renewed the session meanwhile is retried', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(2_000);
  calls[0]?.answer(new DeskError(401, null));
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
  'after a %i response the text stays on this device and is not sent again until it is edited',
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

test('a text from an earlier visit is sent with the version it was based on', async () => {
  const { saver, calls, settle } = setUpDraftSaver({ record: { title: 'From last time' }, version: 1 });
  expect(saver.get().record).toEqual({ title: 'From last time' });
  await settle();
  expect(calls[0]).toMatchObject({ record: { title: 'From last time' }, version: 1 });
});

test('a rejected text stays on this device and reports the errors', async () => {
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

test('closing the editor sends unsaved text at once, and without a connection again until it is saved', async () => {
  const { saver, calls, kept, settle } = setUpDraftSaver();
  saver.change({ title: 'Two' });
  saver.close();
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'Two' }, version: 1 }]);
  calls[0]?.answer(new TypeError('Failed to fetch'));
  await settle();
  expect(kept()?.record).toEqual({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(calls[1]).toMatchObject({ record: { title: 'Two' }, version: 1 });
  calls[1]?.answer(draftOf({ title: 'Two' }, 2));
  await settle();
  expect(kept()).toBeNull();
});

test('a change that arrives after the editor was closed is sent, too', async () => {
  const { saver, calls, settle } = setUpDraftSaver();
  saver.close();
  saver.change({ title: 'With a photo' });
  await settle();
  expect(calls).toMatchObject([{ record: { title: 'With a photo' }, version: 1 }]);
  saver.change({ title: 'With two photos' });
  calls[0]?.answer(draftOf({ title: 'With a photo' }, 2));
  await settle();
  expect(calls[1]).toMatchObject({ record: { title: 'With two photos' }, version: 2 });
});
