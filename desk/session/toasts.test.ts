import { beforeEach, expect, test } from 'vitest';
import { clearToasts, closeUndoToasts, showToast, toastStore } from './toasts.ts';

beforeEach(clearToasts);

const titles = () => toastStore.get().map(({ title }) => title);

test('a toast replaces older toasts, but one without undo leaves one with undo', () => {
  showToast({ tone: 'success', title: 'Sent', undo: () => {} });
  showToast({ tone: 'error', title: 'Six fields do not fit' });
  showToast({ tone: 'error', title: 'One field does not fit' });
  expect(titles()).toEqual(['Sent', 'One field does not fit']);
  showToast({ tone: 'success', title: 'Sent again', undo: () => {} });
  expect(titles()).toEqual(['Sent again']);
});

test('erasing a lead takes away its own undo only', () => {
  showToast({ tone: 'success', title: 'Sent', leadId: 'lead_1', undo: () => {} });
  closeUndoToasts('lead_2');
  expect(titles()).toEqual(['Sent']);
  closeUndoToasts('lead_1');
  expect(titles()).toEqual([]);
});
