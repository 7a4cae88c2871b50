import { frameWords } from '#content/desk/frame.ts';

/** Long enough to take it back. */
export const UNDO_MS = 10_000;
const NEWS_MS = 5_000;

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title: string;
  note?: string | undefined;
  /** Takes back what the toast tells of. */
  undo?: (() => void) | undefined;
  /** How long it stays; without it, as long as its kind does. */
  ms?: number | undefined;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** What stands on the screen now, oldest first. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Tells that something happened. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1;
  // News gives way to newer news. One thing at a time can be taken back: an older offer would undo something else.
  set([...toasts.filter(({ undo }) => undo && !toast.undo), { ...toast, id: last }]);
}

/** Tells that a call did not arrive, so that nothing has changed. @param undo tries once more to take something back */
export function sayUnsaved(undo?: () => void): void {
  showToast({ tone: 'error', title: frameWords.unsaved, undo });
}

/** How long a toast stays. */
export const toastMs = ({ undo, ms = undo ? UNDO_MS : NEWS_MS }: Toast): number => ms;

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** What could be taken back is gone, and an offer holds what was written. */
export function dropOffers(): void {
  set(toasts.filter(({ undo }) => !undo));
}

export function clearToasts(): void {
  set([]);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
