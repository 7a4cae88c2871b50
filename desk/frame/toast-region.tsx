import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { closeToast, type Toast, toastMs, toastStore } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './toast-region.module.css';

/** Shows the toasts. A toast does not time out while it is hovered or focused. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <div className={styles.region} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const card = useFocusBack();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause its timer; the controls are the buttons.
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      data-toast
      ref={card.ref}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        card.noteFocus(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
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

/** When a focused card is removed, moves the focus back to where it came from, or to the page's content. */
function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (!card?.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    noteFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
  };
}
