import { createStore } from '../ui/store.ts';

/** The default duration of a toast (spec, section 9). */
const DEFAULT_DURATION_MS = 5_000;

export interface Toast {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  /** In milliseconds. */
  duration: number;
  /** Not announced, because the same text takes focus elsewhere on the page. */
  silent?: boolean;
}

/** All visible toasts, oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);

/**
 * Shows a toast. `type` defaults to 'info', `duration` to 5 s.
 * @returns its id
 */
export function showToast(toast: Partial<Toast> & Pick<Toast, 'title'>): string {
  const id = Math.random().toString(36).slice(2);
  toastStore.set([...toastStore.current(), { type: 'info', duration: DEFAULT_DURATION_MS, ...toast, id }]);
  return id;
}

/** Closes a toast; unknown ids are ignored. */
export function closeToast(id: string): void {
  toastStore.set(toastStore.current().filter((toast) => toast.id !== id));
}
