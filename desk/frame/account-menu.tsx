import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { meQuery } from '../api/queries.ts';
import { signOut, wouldLose } from '../session/session.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';

const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const client = useQueryClient();
  const me = useQuery(meQuery).data;
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  // Each asking has a question of its own.
  const [asked, setAsked] = useState(0);
  const leave = async () => {
    if (!(await signOut(client))) showToast({ tone: 'error', title: frameWords.unsaved });
  };
  const askOrLeave = () => (wouldLose(client) ? setAsked(asked + 1) : void leave());
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
      {asked > 0 && (
        <Suspense>
          <SignOutQuestion key={asked} onLeave={() => void leave()} />
        </Suspense>
      )}
    </div>
  );
}
