import { type ReactNode, useRef, useState } from 'react';
import { againWords } from '#content/desk/sign-in.ts';
import { asksForProof, desk } from '../api/desk-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { canUsePasskeys, proveWithPasskey } from './passkey.ts';
import styles from './proof.module.css';

type Act = () => Promise<unknown>;

/**
 * Does what only a recent sign-in may: when the server asks who it is, the person shows it in a dialog, and it goes on.
 * @returns `withProof`, which answers false when they turned away, and the dialog to render
 */
export function useProof(): { withProof: (act: Act) => Promise<boolean>; dialog: ReactNode } {
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<(isProven: boolean) => void>(() => {});
  const [problem, setProblem] = useState('');

  const withProof = async (act: Act): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!asksForProof(error)) throw error;
    }
    setProblem('');
    dialog.current?.showModal();
    const isProven = await new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    if (!isProven) return false;
    await act();
    return true;
  };

  const prove = async (act: Act) => {
    try {
      await act();
      settle.current(true);
      dialog.current?.close();
    } catch {
      setProblem(againWords.wrong);
    }
  };

  return {
    withProof,
    dialog: (
      <Dialog ref={dialog} title={againWords.title} onClose={() => settle.current(false)}>
        <p className="soft">{againWords.note}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const password = String(new FormData(event.currentTarget).get('password') ?? '');
            void prove(() => desk.reauthenticate.$post({ json: { password } }));
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
            {canUsePasskeys() && (
              <Button onClick={() => prove(proveWithPasskey)}>{againWords.passkey}</Button>
            )}
            <Button type="submit" look="solid">
              {againWords.confirm}
            </Button>
          </div>
        </form>
      </Dialog>
    ),
  };
}
