/** Milliseconds a toast stays when it does not say otherwise (spec, section 9). */
const DEFAULT_DURATION_MS = 5_000;

export interface Toast {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  /** In milliseconds. */
  duration: number;
}

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

// React context does not cross islands; every island imports this one module instead.

/** Shows a toast, newest last. `type` is 'info' and `duration` 5 s unless given. @returns its id */
export function showToast(toast: Partial<Toast> & Pick<Toast, 'title'>): string {
  const id = Math.random().toString(36).slice(2);
  change([...toasts, { type: 'info', duration: DEFAULT_DURATION_MS, ...toast, id }]);
  return id;
}

/** An id that is gone already does not matter. */
export function closeToast(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same array until something changes, as React wants it. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
