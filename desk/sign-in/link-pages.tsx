import { getRouteApi } from '@tanstack/react-router';
import { resetWords, setUpWords, signInWords } from '#content/desk/sign-in.ts';
import { SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import { DeskError, desk } from '../api/desk-client.ts';
import { type AccountField, AccountForm } from './account-form.tsx';
import { Door } from './door.tsx';
import styles from './link-pages.module.css';

// The pages behind a link that works once.

const NEW_PASSWORD = {
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  hint: setUpWords.rule(SHORTEST_PASSWORD),
  isNew: true,
} as const;

const ACCOUNT_FIELDS: readonly AccountField<'name' | 'email' | 'password'>[] = [
  { name: 'name', label: setUpWords.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: setUpWords.email, type: 'email', autoComplete: 'username' },
  { ...NEW_PASSWORD, label: setUpWords.password },
];

const RESET_FIELDS: readonly AccountField<'password'>[] = [{ ...NEW_PASSWORD, label: resetWords.password }];

const setupRoute = getRouteApi('/setup');
const joinRoute = getRouteApi('/join');
const resetRoute = getRouteApi('/reset');

/** `/desk/setup`: the first account of this desk. */
export function SetupPage() {
  return <NewAccount kind="setup" token={setupRoute.useSearch().token} />;
}

/** `/desk/join`: the account of somebody invited. */
export function JoinPage() {
  return <NewAccount kind="join" token={joinRoute.useSearch().token} />;
}

/** `/desk/reset`: a new password for somebody locked out. */
export function ResetPage() {
  const { token } = resetRoute.useSearch();
  return (
    <Door title={resetWords.title} lede={resetWords.lede} foot={resetWords.foot}>
      <div className={styles.form}>
        <AccountForm
          fields={RESET_FIELDS}
          submit={resetWords.submit}
          busy={resetWords.busy}
          look="solid"
          send={async (values) => {
            await desk.reset.$post({ json: { ...values, token } });
            location.replace('/desk/sign-in');
          }}
          explain={explainLink}
        />
      </div>
    </Door>
  );
}

function NewAccount({ kind, token }: { kind: 'setup' | 'join'; token: string }) {
  const words = setUpWords[kind];
  return (
    <Door title={words.title} lede={words.lede} foot={setUpWords.foot}>
      <div className={styles.form}>
        <AccountForm
          fields={ACCOUNT_FIELDS}
          submit={setUpWords.submit}
          busy={setUpWords.busy}
          look="solid"
          send={async (values) => {
            await desk[kind].$post({ json: { ...values, token } });
            location.replace('/desk/leads');
          }}
          explain={explainLink}
        />
      </div>
    </Door>
  );
}

function explainLink(error: unknown): string {
  if (!(error instanceof DeskError) || error.status >= 500) return signInWords.away;
  return setUpWords.expired;
}
