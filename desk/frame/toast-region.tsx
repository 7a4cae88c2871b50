import { useEffect, useState, useSyncExternalStore } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { closeToast, type Toast, toastMs, toastStore } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './toast-region.module.css';

/** The one place where the desk says what just happened; its offers to undo stand still while looked at. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <div className={styles.region} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its clock stops; what can be pressed are the buttons.
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'success' ? 'check' : 'warning'} />
      <p className={styles.words}>
        <strong>{toast.title}</strong>
        {toast.note && <span className="soft">{toast.note}</span>}
      </p>
      {toast.undo && (
        <Button
          look="link"
          onClick={() => {
            closeToast(toast.id);
            toast.undo?.();
          }}
        >
          {frameWords.toasts.undo}
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={frameWords.toasts.close}
        onClick={() => closeToast(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
