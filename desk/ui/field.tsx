import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldProps {
  label: string;
  /** Stands beside the label and describes the field. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled text box of one line. */
export function TextField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles.control} />}
    </Frame>
  );
}

/** A labelled choice of one. */
export function SelectField({ label, hint, error, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(wiring) => <select {...select} {...wiring} className={styles.control} />}
    </Frame>
  );
}

/** A tick box and what it says. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** The look of a text box, for one that is labelled elsewhere. */
export const controlClass = styles.control;

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

function Frame({ label, hint, error, children }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <p className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </p>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
