import { type ReactNode, useEffect, useRef, useState } from 'react';
import { againWords } from '#content/desk/sign-in.ts';
import type { ReauthenticationMethods } from '#domain/desk/people.ts';
import { desk, needsReauthentication, readJson } from '../api/desk-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { explainSignIn } from './explain-sign-in.ts';
import { canUsePasskeys, proveWithPasskey } from './passkey.ts';
import styles from './proof.module.css';

type Act = () => Promise<unknown>;

/** Used until the server has returned the account's methods. */
const EITHER: ReauthenticationMethods = { password: true, passkey: true };

/**
 * Runs actions that require a recent sign-in: if the server asks for it, a dialog reauthenticates the person, and the action is
 * retried.
 * @returns `withProof`, which resolves to false if the person cancels, and the dialog to render
 */
export function useProof(): { withProof: (act: Act) => Promise<boolean>; dialog: ReactNode } {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const settle = useRef<(isProven: boolean) => void>(() => {});
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus();
  }, [problem]);
  const [ways, setWays] = useState<ReauthenticationMethods>(EITHER);
  const canPasskey = ways.passkey && canUsePasskeys();

  const withProof = async (act: Act): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!needsReauthentication(error)) throw error;
    }
    setProblem('');
    setWays(await readJson(desk.reauthenticate.$get()).catch(() => EITHER));
    dialog.current?.showModal();
    const isProven = await new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    if (!isProven) return false;
    await act();
    return true;
  };

  const prove = async (act: Act, wrong: string) => {
    setProblem('');
    try {
      await act();
      settle.current(true);
      dialog.current?.close();
    } catch (error) {
      // No message if the person canceled the passkey prompt.
      const isCanceled = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isCanceled) setProblem(explainSignIn(error, wrong));
    }
  };

  const close = () => {
    // Clears the password: the page may stay open on a shared computer.
    form.current?.reset();
    settle.current(false);
  };

  const showPasskey = () => void prove(proveWithPasskey, againWords.passkeyFailed);

  return {
    withProof,
    dialog: (
      <Dialog ref={dialog} title={againWords.title} onClose={close}>
        <p className="soft">{againWords.note}</p>
        {ways.password ? (
          <form
            ref={form}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              const password = String(new FormData(event.currentTarget).get('password') ?? '');
              void prove(() => desk.reauthenticate.$post({ json: { password } }), againWords.wrong);
            }}
          >
            <TextField
              label={againWords.password}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              error={problem || undefined}
            />
            <div className={styles.actions}>
              {canPasskey && <Button onClick={showPasskey}>{againWords.passkey}</Button>}
              <Button type="submit" look="solid">
                {againWords.confirm}
              </Button>
            </div>
          </form>
        ) : (
          <div className={styles.form}>
            <p role="alert">{canPasskey ? problem : againWords.unable}</p>
            <div className={styles.actions}>
              <Button onClick={() => dialog.current?.close()}>{againWords.cancel}</Button>
              {canPasskey && (
                <Button look="solid" onClick={showPasskey}>
                  {againWords.passkey}
                </Button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    ),
  };
}
