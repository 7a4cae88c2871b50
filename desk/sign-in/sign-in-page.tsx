import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { signInWords } from '#content/desk/sign-in.ts';
import { desk } from '../api/desk-client.ts';
import { pageAfterSignIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type AccountField, AccountForm, explainSignIn } from './account-form.tsx';
import { Door } from './door.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkey.ts';
import styles from './sign-in-page.module.css';

const FIELDS: readonly AccountField<'email' | 'password'>[] = [
  { name: 'email', label: signInWords.email, type: 'email', autoComplete: 'username webauthn' },
  { name: 'password', label: signInWords.password, type: 'password', autoComplete: 'current-password' },
];

const route = getRouteApi('/sign-in');

/** The door: a passkey first, a password below. */
export function SignInPage() {
  const { to } = route.useSearch();
  const [problem, setProblem] = useState('');
  const enter = () => location.assign(pageAfterSignIn(to, location.origin));
  const withPasskey = async () => {
    setProblem('');
    try {
      await signInWithPasskey();
      enter();
    } catch {
      setProblem(signInWords.passkeyFailed);
    }
  };
  return (
    <Door title={signInWords.title} lede={signInWords.lede} foot={signInWords.foot}>
      <AccountForm
        fields={FIELDS}
        submit={signInWords.submit}
        busy={signInWords.busy}
        look="line"
        problem={problem}
        send={async (values) => {
          setProblem('');
          await desk['sign-in'].$post({ json: values });
          enter();
        }}
        explain={explainSignIn}
      >
        <Button look="solid" className={styles.passkey} onClick={withPasskey} disabled={!canUsePasskeys()}>
          <Icon name="key" />
          {signInWords.passkey}
        </Button>
        <p className={`small ${styles.note}`}>{signInWords.passkeyNote}</p>
        <p className={styles.or}>{signInWords.or}</p>
      </AccountForm>
    </Door>
  );
}
