import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { linkGoneWords, resetWords, setUpWords, signInWords } from '#content/desk/sign-in.ts';
import type { LinkFacts } from '#domain/desk/people.ts';
import { desk, hasStatus } from '../api/desk-client.ts';
import { buttonClass } from '../ui/button.tsx';
import { type AccountField, AccountForm, NEW_PASSWORD } from './account-form.tsx';
import { Door } from './door.tsx';
import { explainSignIn } from './explain-sign-in.ts';
import styles from './link-pages.module.css';
import { canUsePasskeys, hasPasskeys, joinWithPasskey } from './passkey.ts';

// The pages behind one-time links.

/** @param invited the invited person's email address, which the account gets regardless of the input */
function accountFields(invited: string | undefined): AccountField<'name' | 'email' | 'password'>[] {
  const note = invited === undefined ? undefined : setUpWords.join.emailNote;
  return [
    { name: 'name', label: setUpWords.name, type: 'text', autoComplete: 'name' },
    { name: 'email', label: setUpWords.email, type: 'email', autoComplete: 'username', value: invited, note },
    { ...NEW_PASSWORD, label: setUpWords.password },
  ];
}

const RESET_FIELDS: readonly AccountField<'password'>[] = [{ ...NEW_PASSWORD, label: resetWords.password }];

const setupRoute = getRouteApi('/setup');
const joinRoute = getRouteApi('/join');
const resetRoute = getRouteApi('/reset');

/** `/desk/setup`: creates the first account. */
export function SetupPage() {
  return <NewAccount kind="setup" token={setupRoute.useSearch().token} />;
}

/** `/desk/join`: creates the account of an invited person. */
export function JoinPage() {
  return <NewAccount kind="join" token={joinRoute.useSearch().token} />;
}

/** `/desk/reset`: sets a new password. */
export function ResetPage() {
  const { token } = resetRoute.useSearch();
  const link = useLink();
  return (
    <Door
      title={resetWords.title}
      lede={link.isGood ? resetWords.lede : ''}
      foot={link.isGood ? resetWords.foot : ''}
    >
      <div className={styles.form}>
        {link.isGood ? (
          <AccountForm
            fields={RESET_FIELDS}
            submit={resetWords.submit}
            busy={resetWords.busy}
            send={async (values) => {
              await link.use(() => desk.reset.$post({ json: { ...values, token } }));
              location.replace('/desk/sign-in');
            }}
            explain={explainLink}
          />
        ) : (
          <LinkGone kind="reset" />
        )}
      </div>
    </Door>
  );
}

function NewAccount({ kind, token }: { kind: 'setup' | 'join'; token: string }) {
  const words = setUpWords[kind];
  const link = useLink();
  const enter = async (act: () => Promise<unknown>) => {
    await link.use(act);
    location.replace('/desk/leads');
  };
  return (
    <Door title={words.title} lede={link.isGood ? words.lede : ''} foot={link.isGood ? setUpWords.foot : ''}>
      <div className={styles.form}>
        {link.isGood ? (
          <AccountForm
            fields={accountFields(link.invited)}
            submit={setUpWords.submit}
            busy={setUpWords.busy}
            passkey={
              hasPasskeys() && canUsePasskeys()
                ? {
                    needs: ['name', 'email'],
                    submit: setUpWords.passkey,
                    busy: setUpWords.passkeyBusy,
                    or: setUpWords.or,
                    explain: (error) => explainSignIn(error, setUpWords.passkeyFailed),
                    send: ({ name, email }) => enter(() => joinWithPasskey({ kind, token, name, email })),
                  }
                : undefined
            }
            send={(values) => enter(() => desk[kind].$post({ json: { ...values, token } }))}
            explain={explainLink}
          />
        ) : (
          <LinkGone kind={kind} />
        )}
      </div>
    </Door>
  );
}

/** Shown instead of the form for an invalid link: why, and what to do. */
function LinkGone({ kind }: { kind: 'setup' | 'join' | 'reset' }) {
  const { note, command } = linkGoneWords[kind];
  return (
    <>
      <p role="alert">{linkGoneWords.why}</p>
      <p className={styles.note}>
        {note} {command && <code>{command}</code>}
      </p>
      <a className={`${buttonClass('solid')} ${styles.signIn}`} href="/desk/sign-in">
        {linkGoneWords.signIn}
      </a>
    </>
  );
}

/** The state of the link: as the server wrote it into the page, then invalid after a 410 response. */
function useLink() {
  const [{ isGood, ...facts }, setFacts] = useState(readFacts);
  return {
    isGood,
    invited: facts.invited,
    async use(act: () => Promise<unknown>) {
      try {
        await act();
      } catch (error) {
        if (hasStatus(error, 410)) setFacts({ ...facts, isGood: false });
        throw error;
      }
    },
  };
}

function readFacts(): LinkFacts {
  const written = document.querySelector<HTMLMetaElement>('meta[name="link"]')?.content;
  return JSON.parse(written ?? 'null') ?? { isGood: false };
}

/** Always blames the connection or the server: an invalid link has its own page. */
const explainLink = (): string => signInWords.away;
