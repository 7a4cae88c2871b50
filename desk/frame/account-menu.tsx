import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { meQuery } from '../api/queries.ts';
import { signOut, wouldLose } from '../session/session.ts';
import { sayUnsaved } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const client = useQueryClient();
  const me = useQuery(meQuery).data;
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<ReactNode>(null);
  const leave = async () => {
    if (!(await signOut(client))) sayUnsaved();
  };
  const ask = async () => {
    const { SignOutQuestion } = await import('./sign-out-question.tsx');
    // Each asking has a question of its own.
    setQuestion(<SignOutQuestion key={Date.now()} onLeave={() => void leave()} />);
  };
  const askOrLeave = () => (wouldLose(client) ? ask().catch(sayUnsaved) : leave());
  return (
    <div className={styles.account}>
      <button type="button" className={styles.open} popoverTarget={id}>
        {frameWords.account}
        <Icon name="down" />
      </button>
      <div id={id} ref={sheet} popover="auto" className={styles.sheet}>
        {me && (
          <>
            <p>
              <strong>{me.name}</strong>
            </p>
            <p className="small">{me.email}</p>
            <p className="small">{frameWords.roles[me.role]}</p>
          </>
        )}
        <Button onClick={askOrLeave}>{frameWords.signOut}</Button>
      </div>
      {question}
    </div>
  );
}
