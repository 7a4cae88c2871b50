import { getRouteApi } from '@tanstack/react-router';
import { signInWords } from '#content/desk/sign-in.ts';
import { desk } from '../api/desk-client.ts';
import { pageAfterSignIn } from '../session/session.ts';
import { type AccountField, AccountForm } from './account-form.tsx';
import { Door } from './door.tsx';
import { explainSignIn } from './explain-sign-in.ts';
import styles from './link-pages.module.css';
import { canUsePasskeys, hasPasskeys, signInWithPasskey } from './passkey.ts';

const FIELDS: readonly AccountField<'email' | 'password'>[] = [
  { name: 'email', label: signInWords.email, type: 'email', autoComplete: 'username webauthn' },
  { name: 'password', label: signInWords.password, type: 'password', autoComplete: 'current-password' },
];

const route = getRouteApi('/sign-in');

/** The sign-in page: passkey first, password below. */
export function SignInPage() {
  const { to } = route.useSearch();
  const enter = () => location.assign(pageAfterSignIn(to, location.origin));
  return (
    <Door title={signInWords.title} lede={signInWords.lede} foot={signInWords.foot}>
      <div className={styles.form}>
        {hasPasskeys() && !canUsePasskeys() && (
          <p className={`small ${styles.unable}`}>{signInWords.noPasskeys}</p>
        )}
        <AccountForm
          fields={FIELDS}
          submit={signInWords.submit}
          busy={signInWords.busy}
          passkey={
            hasPasskeys() && canUsePasskeys()
              ? {
                  needs: [],
                  submit: signInWords.passkey,
                  busy: signInWords.busy,
                  or: signInWords.or,
                  send: async () => {
                    await signInWithPasskey();
                    enter();
                  },
                  explain: (error) => explainSignIn(error, signInWords.passkeyFailed),
                }
              : undefined
          }
          send={async (values) => {
            await desk['sign-in'].$post({ json: values });
            enter();
          }}
          explain={(error) => explainSignIn(error, signInWords.wrong)}
        />
      </div>
    </Door>
  );
}
