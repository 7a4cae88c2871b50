import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { toastWords } from '#content/toasts.ts';
import { type Callable, CallableText } from '../ui/callable-text.tsx';
import { focusMainIfLost } from '../ui/focus-main.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-shapes.ts';
import { useStore } from '../ui/use-store.ts';
import { closeToast, type Toast, toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

const ICONS: Record<Toast['type'], IconName> = {
  success: 'check',
  error: 'exclamation',
  warning: 'warning',
  info: 'info',
};

/** The only live region for toasts, newest last. Errors are assertive, all others polite. */
export function Toasts({ agent }: { agent: Callable }) {
  const toasts = useStore(toastStore);
  const region = useFocusBack(toasts);
  return (
    <section
      className={styles.toasts}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={toastWords.region}
      {...region}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} agent={agent} />
      ))}
    </section>
  );
}

function ToastCard({ toast, agent }: { toast: Toast; agent: Callable }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDismissal(toast, isHovered || isFocused);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no action; hovering and focus only pause the timer.
    <div
      className={`${styles.toast} ${styles[toast.type]}`}
      {...(toast.silent ? { 'aria-live': 'off' } : toast.type === 'error' && { role: 'alert' })}
      data-toast={toast.type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.icon}>
        <Icon name={ICONS[toast.type]} />
      </span>
      <p className={styles.title}>{toast.title}</p>
      {toast.description && (
        <p className={styles.description}>
          <CallableText text={toast.description} agent={agent} />
        </p>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={toastWords.close}
        onClick={() => closeToast(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A closed toast passes focus on: to the newest remaining toast, or to where focus came from. */
function useFocusBack(toasts: readonly Toast[]) {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (!hadFocus.current || ref.current?.contains(document.activeElement)) return;
    hadFocus.current = false;
    const left = [...(ref.current?.querySelectorAll('button') ?? [])].at(-1);
    const back = left ?? (cameFrom.current instanceof HTMLElement ? cameFrom.current : null);
    back?.focus({ preventScroll: true });
    focusMainIfLost();
  }, [toasts]);
  return {
    ref,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!hadFocus.current) cameFrom.current = relatedTarget;
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // Removing the focused button fires blur too.
      if (target.isConnected) hadFocus.current = Boolean(ref.current?.contains(relatedTarget as Node | null));
    },
  };
}

/** Closes the toast after its duration; the timer pauses while the toast is hovered or focused (WCAG 2.2.1). */
function useDismissal({ id, duration }: Toast, isRead: boolean): void {
  const left = useRef(duration);
  useEffect(() => {
    if (isRead) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [id, isRead]);
}
