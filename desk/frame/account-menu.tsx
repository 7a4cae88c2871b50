import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { meQuery } from '../api/queries.ts';
import { hasUnsavedWork, signOut } from '../session/session.ts';
import { showUnsavedToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';

/** Shows who is signed in, with a sign-out button. */
export function AccountMenu() {
  const client = useQueryClient();
  const me = useQuery(meQuery).data;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<ReactNode>(null);
  const runSignOut = async () => {
    if (!(await signOut(client))) showUnsavedToast();
  };
  const ask = async () => {
    const { SignOutQuestion } = await import('./sign-out-question.tsx');
    // The dialog hides the menu, so it could not return the focus there.
    opener.current?.focus();
    // A new key each time, so that the question opens again.
    setQuestion(<SignOutQuestion key={Date.now()} onLeave={() => void runSignOut()} />);
  };
  const askOrSignOut = () => (hasUnsavedWork(client) ? ask().catch(showUnsavedToast) : runSignOut());
  return (
    <div className={styles.account}>
      <button ref={opener} type="button" className={styles.open} popoverTarget={id}>
        {frameWords.account}
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        {me && (
          <>
            <p>
              <strong>{me.name}</strong>
            </p>
            <p className="small">{me.email}</p>
            <p className="small">{frameWords.roles[me.role]}</p>
          </>
        )}
        <Button onClick={askOrSignOut}>{frameWords.signOut}</Button>
      </div>
      {question}
    </div>
  );
}
