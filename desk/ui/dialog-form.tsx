import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogFormProps {
  children: ReactNode;
  /** The buttons below. */
  actions: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
}

/** What a dialog asks; whoever shows it says what does not fit. */
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
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
