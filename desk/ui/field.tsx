import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { controlClass } from './control.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldProps {
  label: string;
  /** A description beside the label. */
  hint?: string | undefined;
  error?: string | undefined;
  /** A description below the field. */
  note?: string | undefined;
}

/** A labeled one-line text box. */
export function TextField({ label, hint, error, note, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} note={note}>
      {(wiring) => <input type="text" {...input} {...wiring} className={controlClass} />}
    </FieldFrame>
  );
}

/** A labeled select. */
export function SelectField({ label, hint, error, note, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} note={note}>
      {(wiring) => <select {...select} {...wiring} className={controlClass} />}
    </FieldFrame>
  );
}

/** The attributes that connect a control to its label and descriptions. */
export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A control with its label and descriptions. */
export function FieldFrame({ children, ...field }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <p className={styles.label}>
        <label htmlFor={id}>{field.label}</label>
        <Hint id={id} {...field} />
      </p>
      {children({
        id,
        'aria-describedby': describedBy(id, field),
        'aria-invalid': field.error ? true : undefined,
      })}
      <Notes id={id} {...field} />
    </div>
  );
}

/** Several controls that form one field, with a label and descriptions. */
export function FieldGroup({
  children,
  isBordered = false,
  ...field
}: FieldProps & { children: ReactNode; isBordered?: boolean }) {
  const id = useId();
  return (
    <fieldset
      className={isBordered ? `${styles.group} ${styles.bordered}` : styles.group}
      aria-describedby={describedBy(id, field)}
    >
      <legend>
        {field.label} <Hint id={id} {...field} />
      </legend>
      {children}
      <Notes id={id} {...field} />
    </fieldset>
  );
}

function describedBy(id: string, { hint, note, error }: FieldProps): string | undefined {
  return (
    [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined
  );
}

function Hint({ id, hint }: FieldProps & { id: string }) {
  return (
    hint && (
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    )
  );
}

function Notes({ id, note, error }: FieldProps & { id: string }) {
  return (
    <>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {error && (
        <FieldError key={error} id={id}>
          {error}
        </FieldError>
      )}
    </>
  );
}

/**
 * Screen readers read it when the focus moves to the field, but not if the field already has it: then it is an alert, and a new
 * one each time the form is submitted with the same error. So a form renders the error before it moves the focus.
 */
export function FieldError({ id, children }: { id: string; children: string }) {
  const [alerts, setAlerts] = useState(0);
  useLayoutEffect(() => setAlerts(hasFocus(id) ? 1 : 0), [id]);
  useEffect(() => {
    const onSubmit = () => {
      // The form has been checked by then: a mended error is gone.
      if (hasFocus(id)) requestAnimationFrame(() => setAlerts((count) => count + 1));
    };
    // Before the form moves the focus to the field.
    document.addEventListener('submit', onSubmit, { capture: true });
    return () => document.removeEventListener('submit', onSubmit, { capture: true });
  }, [id]);
  return (
    <p key={alerts} id={`${id}-error`} className={styles.error} role={alerts > 0 ? 'alert' : undefined}>
      <Icon name="warning" />
      {children}
    </p>
  );
}

const hasFocus = (id: string): boolean => document.activeElement?.id === id;
