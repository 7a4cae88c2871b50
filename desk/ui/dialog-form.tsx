import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { DialogActions } from './dialog.tsx';

interface DialogFormProps {
  children: ReactNode;
  /** The buttons below. */
  actions: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form in a dialog, validated by its user instead of the browser. */
export function DialogForm({ children, actions, onSubmit }: DialogFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      <DialogActions>{actions}</DialogActions>
    </form>
  );
}
