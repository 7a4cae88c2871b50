import { beforeEach, expect, test } from 'vitest';
import { showToast, toastStore } from './toast-store.ts';

beforeEach(() => toastStore.set([]));

test('a toast with only a title is an info toast and stays five seconds', () => {
  showToast({ title: 'Saved' });
  expect(toastStore.current()).toMatchObject([{ title: 'Saved', type: 'info', duration: 5_000 }]);
});

test('the newest toast is last, and each has a unique id', () => {
  const ids = [showToast({ title: 'One' }), showToast({ title: 'Two', type: 'error', duration: 6_000 })];
  expect(toastStore.current().map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  expect(toastStore.current()[1]).toMatchObject({ type: 'error', duration: 6_000 });
});
