import { useEffect, useRef, useState } from 'react';
import { toastWords } from '#content/toasts.ts';
import { CallableText } from '../ui/callable-text.tsx';
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

/** The one live region for toasts, newest last. Errors interrupt, everything else waits its turn to be read. */
export function Toasts() {
  const toasts = useStore(toastStore);
  return (
    <section className={styles.toasts} role="status" aria-live="polite" aria-label={toastWords.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useDismissal(toast, isHovered || isFocused);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens on it; it only notices that it is being read.
    <div
      className={`${styles.toast} ${styles[toast.type]}`}
      role={toast.type === 'error' ? 'alert' : undefined}
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
          <CallableText text={toast.description} />
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

/** Closes the toast after its duration; its clock stands still while it is being read (WCAG 2.2.1). */
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
