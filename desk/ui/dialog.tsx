import { type ReactNode, type Ref, useId, useRef } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  children: ReactNode;
  onClose?: () => void;
}

/** A modal dialog, opened with `showModal()`; its close button, Escape and a click outside close it. */
export function Dialog({ ref, title, children, onClose }: DialogProps) {
  const id = useId();
  // A drag that selects text in a field may end outside; the browser reports a click on the dialog then.
  const pressed = useRef<EventTarget>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes dialogs on Escape.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === currentTarget && currentTarget.close()
      }
    >
      <div className={styles.sheet}>
        <h2 id={id}>{title}</h2>
        {children}
        {/* Last, because the first that can have the focus gets it. */}
        <button
          type="button"
          className={styles.close}
          aria-label={frameWords.toasts.close}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** The buttons below a dialog's content. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
