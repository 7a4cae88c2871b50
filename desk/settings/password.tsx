import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { settingsWords } from '#content/desk/settings.ts';
import { desk } from '../api/desk-client.ts';
import { showToast } from '../session/toasts.ts';
import { AccountForm, NEW_PASSWORD } from '../sign-in/account-form.tsx';
import { useProof } from '../sign-in/proof.tsx';
import styles from './settings-page.module.css';

const words = settingsWords.password;

const FIELDS = [{ ...NEW_PASSWORD, label: words.label }] as const;

/** Changes this account's password, or sets its first one. */
export function Password() {
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const [round, setRound] = useState(0);
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.password}>
        <AccountForm
          // A new key empties the form after success.
          key={round}
          fields={FIELDS}
          submit={words.submit}
          busy={words.busy}
          look="line"
          send={async (json) => {
            const isDone = await withProof(() => desk.password.$put({ json }));
            if (!isDone) return false;
            showToast({ tone: 'success', title: words.changed });
            setRound(round + 1);
            await client.invalidateQueries({ queryKey: ['sessions'] });
            return true;
          }}
          explain={() => frameWords.unsaved}
        />
      </div>
      {dialog}
    </section>
  );
}
