import { createStore } from '../ui/store.ts';

/** Milliseconds a toast stays when it does not say otherwise (spec, section 9). */
const DEFAULT_DURATION_MS = 5_000;

export interface Toast {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  /** In milliseconds. */
  duration: number;
  /** Not announced: what it says takes focus elsewhere on the page and is read there. */
  silent?: boolean;
}

/** All that are shown, oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);

/** Shows a toast, newest last. `type` is 'info' and `duration` 5 s unless given. @returns its id */
export function showToast(toast: Partial<Toast> & Pick<Toast, 'title'>): string {
  const id = Math.random().toString(36).slice(2);
  toastStore.set([...toastStore.current(), { type: 'info', duration: DEFAULT_DURATION_MS, ...toast, id }]);
  return id;
}

/** An id that is gone already does not matter. */
export function closeToast(id: string): void {
  toastStore.set(toastStore.current().filter((toast) => toast.id !== id));
}
