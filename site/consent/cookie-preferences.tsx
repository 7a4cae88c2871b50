import { useEffect, useId, useState } from 'react';
import { cookiePreferences as words } from '#content/cookie-consent.ts';
import { Button } from '../ui/button.tsx';
import { focusMainIfLost } from '../ui/focus-main.ts';
import { Switch } from '../ui/switch.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { useStore } from '../ui/use-store.ts';
import type { ConsentChoice } from './consent-record.ts';
import { consentStore, hasGlobalPrivacyControl, preferencesStore, saveConsent } from './consent-store.ts';
import styles from './cookie-preferences.module.css';

const OPTIONS = ['analytics', 'marketing', 'functional'] as const;

/** The uses that Global Privacy Control keeps off. */
const SHARED_DATA: readonly string[] = ['analytics', 'marketing'];

/** The detailed choice. Cancel, Escape and a click outside store nothing. */
export function CookiePreferences({ analyticsText }: { analyticsText: string }) {
  const open = useStore(preferencesStore);
  const close = () => preferencesStore.set(false);
  const dialog = useDialog({ open, modal: 'always', onClose: close });
  const title = useId();

  // Saving removes the banner, and with it the button that opened this dialog.
  useEffect(() => {
    if (open) return focusMainIfLost;
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {words.title}
      </h2>
      {open && <Choice analyticsText={analyticsText} onDone={close} />}
    </dialog>
  );
}

/** All switches are off at first; when reopened, they show the stored choice. */
function Choice({ analyticsText, onDone }: { analyticsText: string; onDone: () => void }) {
  const [choice, setChoice] = useState<ConsentChoice>(
    () => consentStore.current() ?? { analytics: false, marketing: false, functional: false },
  );
  const signal = hasGlobalPrivacyControl();
  return (
    <>
      <div className={styles.option}>
        <b>{words.necessary.title}</b>
        <p className="small">{words.necessary.text}</p>
        <span className={`sample ${styles.state}`}>{words.necessary.alwaysOn}</span>
      </div>
      {OPTIONS.map((name) => {
        const off = signal && SHARED_DATA.includes(name);
        return (
          <div key={name} className={styles.option}>
            <b>{words[name].title}</b>
            <p className="small">{name === 'analytics' ? analyticsText : words[name].text}</p>
            <div className={styles.state}>
              <Switch
                label={words[name].title}
                checked={choice[name] && !off}
                disabled={off}
                onChange={(checked) => setChoice({ ...choice, [name]: checked })}
              />
            </div>
          </div>
        );
      })}
      {signal && <p className={`small ${styles.signal}`}>{words.globalPrivacyControl}</p>}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            saveConsent(choice);
            onDone();
          }}
        >
          {words.save}
        </Button>
        <Button variant="line" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
