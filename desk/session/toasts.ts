import { frameWords } from '#content/desk/frame.ts';
import { createStore } from './store.ts';

/** How long Undo is offered. */
export const UNDO_MS = 10_000;
const NEWS_MS = 5_000;

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  note?: string | undefined;
  /** The lead that the toast is about. */
  leadId?: string | undefined;
  /** Undoes what the toast reports. */
  undo?: (() => void) | undefined;
  /** How long the toast stays; by default `UNDO_MS` or `NEWS_MS`. */
  ms?: number | undefined;
}

let last = 0;

/** The toasts on screen, oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);

export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1;
  // A new toast replaces older ones. Only the latest action can be undone: an older Undo would revert something else.
  const others = toastStore.get().filter(({ undo }) => undo && !toast.undo);
  toastStore.set([...others, { ...toast, id: last }]);
}

/** Reports that a request failed and nothing was changed. Without parameters, so that it can handle a rejection. */
export function showUnsavedToast(): void {
  showToast({ tone: 'error', title: frameWords.unsaved });
}

/** The same for an undo. @param retry undoes again */
export function showFailedUndoToast(leadId: string, retry: () => void): void {
  showToast({ tone: 'error', title: frameWords.unsaved, leadId, undo: retry });
}

export const toastMs = ({ undo, ms = undo ? UNDO_MS : NEWS_MS }: Toast): number => ms;

export function closeToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}

/** Removes an erased lead's toasts with undo: the undo callbacks hold erased text. */
export function closeUndoToasts(erasedId: string): void {
  toastStore.set(toastStore.get().filter(({ undo, leadId }) => !undo || leadId !== erasedId));
}

export function clearToasts(): void {
  toastStore.set([]);
}
