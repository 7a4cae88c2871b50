import { useEffect, useRef, useState } from 'react';
import { accountProblems, setUpWords, signInWords } from '#content/desk/sign-in.ts';
import { SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import { fieldProblems } from '../api/desk-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-form.module.css';

export interface AccountField<Name extends string = string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  hint?: string;
  /** A new password, which must be long enough. */
  isNew?: boolean;
  note?: string | undefined;
  /** A fixed value, shown read-only. */
  value?: string | undefined;
}

export const NEW_PASSWORD = {
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  hint: setUpWords.rule(SHORTEST_PASSWORD),
  isNew: true,
} as const;

interface AccountFormProps<Name extends string> {
  fields: readonly AccountField<Name>[];
  submit: string;
  busy: string;
  /** By default `solid`, unless the passkey button is the primary action. */
  look?: 'solid' | 'line';
  /** Sends the values; returns false if the person canceled. Errors are shown above the form. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  explain: (error: unknown) => string;
  passkey?: PasskeyOption<Name> | undefined;
}

/** The passkey option, above the password. */
interface PasskeyOption<Name extends string> {
  /** The fields that it also needs. */
  needs: readonly Name[];
  submit: string;
  busy: string;
  or: string;
  send: (values: Record<Name, string>) => Promise<void>;
  explain: (error: unknown) => string;
}

/** A form for signed-out pages: validates the input, sends it, and shows errors. */
export function AccountForm<Name extends string>({
  fields,
  submit,
  busy,
  send,
  explain,
  passkey,
  look = passkey ? 'line' : 'solid',
}: AccountFormProps<Name>) {
  const [state, setState] = useState<'idle' | 'sending' | 'using-passkey'>('idle');
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  // Each attempt creates a new object, so that repeating a mistake focuses the field again.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const before = fields.filter(({ name }) => passkey?.needs.includes(name));
  const last = fields.filter((field) => !before.includes(field));
  const onSubmit = async (way: Pick<AccountFormProps<Name>, 'send' | 'explain'>) => {
    if (!form.current || state !== 'idle') return;
    const data = new FormData(form.current);
    const typed = fields.map(({ name }) => [name, String(data.get(name) ?? '')]);
    const values = Object.fromEntries(typed) as Record<Name, string>;
    const wrong = problemsOf(way === passkey ? before : fields, values);
    setErrors(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) return;
    setState(way === passkey ? 'using-passkey' : 'sending');
    try {
      if ((await way.send(values)) === false) setState('idle');
    } catch (error) {
      const byField = fieldProblems(error);
      setErrors(byField);
      if (Object.keys(byField).length === 0) setFailure(way.explain(error));
      setState('idle');
    }
  };
  const row = ({ isNew, value, ...field }: AccountField<Name>) => (
    <TextField
      key={field.name}
      {...field}
      defaultValue={value}
      readOnly={value !== undefined}
      required
      error={errors[field.name]}
    />
  );
  return (
    <>
      <div role="alert">
        {failure && (
          <p className={styles.alert}>
            <Icon name="warning" />
            <span>{failure}</span>
          </p>
        )}
      </div>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit({ send, explain });
        }}
      >
        {before.map(row)}
        {passkey && (
          <div className={styles.passkey}>
            <Button look="solid" aria-disabled={state !== 'idle'} onClick={() => void onSubmit(passkey)}>
              <Icon name="key" />
              {state === 'using-passkey' ? passkey.busy : passkey.submit}
            </Button>
            <p className="small">{signInWords.passkeyNote}</p>
            <p className={styles.or}>{passkey.or}</p>
          </div>
        )}
        {last.map(row)}
        <Button type="submit" look={look} aria-disabled={state !== 'idle'}>
          {state === 'sending' ? busy : submit}
        </Button>
      </form>
    </>
  );
}

function problemsOf(fields: readonly AccountField[], values: Record<string, string>): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { name, type, isNew } of fields) {
    const value = values[name] ?? '';
    if (value.trim() === '') wrong[name] = accountProblems.required;
    else if (type === 'email' && !/^\S+@\S+$/.test(value.trim())) wrong[name] = accountProblems.email;
    else if (isNew && value.length < SHORTEST_PASSWORD)
      wrong[name] = accountProblems.short(SHORTEST_PASSWORD);
  }
  return wrong;
}
