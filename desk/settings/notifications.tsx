import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsWords } from '#content/desk/settings.ts';
import type { Me, NotificationSettings } from '#domain/desk/people.ts';
import { desk } from '../api/desk-client.ts';
import { meQuery } from '../api/queries.ts';
import { canPush, resumePush } from '../session/push.ts';
import { showToast, showUnsavedToast } from '../session/toasts.ts';
import { warnBeforeLeaving } from '../session/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { Tick } from '../ui/tick.tsx';
import { PushServiceUnreachable, turnOffPush, turnOnPush } from './push-choice.ts';
import styles from './settings-page.module.css';

const words = settingsWords.notifications;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How this person is notified of new leads. */
export function Notifications({ me }: { me: Me }) {
  /** Null until it is known. */
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isTurning, setTurning] = useState(false);
  useEffect(() => {
    // The answer is older than a choice made while it was on its way.
    resumePush().then(
      (wasOn) => setOn((now) => now ?? wasOn),
      () => {},
    );
  }, []);
  const turn = async (on: boolean) => {
    if (isTurning) return;
    setTurning(true);
    try {
      if (on && !(await turnOnPush(me.pushKey))) return showToast({ tone: 'error', title: words.denied });
      if (!on) await turnOffPush();
      setOn(on);
      showToast({ tone: 'success', title: on ? words.turnedOn : words.turnedOff });
    } catch (error) {
      showToast({
        tone: 'error',
        title: error instanceof PushServiceUnreachable ? words.away : words.failed,
      });
    } finally {
      setTurning(false);
    }
  };
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{isOn ? words.isOn : words.note}</p>
      {isOn ? (
        <Button aria-disabled={isTurning} onClick={() => turn(false)}>
          {isTurning ? words.turningOff : words.off}
        </Button>
      ) : (
        <Button look="solid" disabled={!canPush()} aria-disabled={isTurning} onClick={() => turn(true)}>
          {isTurning ? words.turningOn : words.on}
        </Button>
      )}
      {!canPush() && <p className="small">{words.unable}</p>}
      <Quiet me={me} />
    </section>
  );
}

/** Quiet hours and the daily digest; each change is saved at once. */
function Quiet({ me }: { me: Me }) {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Partial<NotificationSettings>[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const settings: NotificationSettings = Object.assign({}, me.notifications, ...pending);
  /** Saves one at a time, because each change is based on the settings the previous one saved. */
  const save = (change: Partial<NotificationSettings>) => {
    setPending((others) => [...others, change]);
    last.current = last.current.then(() => keep(change)).finally(warnBeforeLeaving());
  };
  const keep = async (change: Partial<NotificationSettings>) => {
    const { notifications: kept } = client.getQueryData(meQuery.queryKey) ?? me;
    const notifications = { ...kept, ...change };
    try {
      await desk.notifications.$put({ json: notifications });
      client.setQueryData(meQuery.queryKey, (now) => now && { ...now, notifications });
      showToast({ tone: 'success', title: words.saved });
    } catch {
      showUnsavedToast();
    }
    setPending((others) => others.filter((one) => one !== change));
  };
  const hour = (label: string, field: 'quietFrom' | 'quietTo') => (
    <SelectField
      label={label}
      value={settings[field]}
      onChange={({ target }) => save({ [field]: Number(target.value) })}
    >
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {words.hour(one)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <fieldset className={styles.pair}>
        <legend className="visually-hidden">{words.quiet}</legend>
        {hour(words.from, 'quietFrom')}
        {hour(words.to, 'quietTo')}
      </fieldset>
      <p className="small">{settings.quietFrom === settings.quietTo ? words.noQuiet : words.quietNote}</p>
      <Tick checked={settings.digest} onChange={({ target }) => save({ digest: target.checked })}>
        {words.digest}
      </Tick>
    </>
  );
}
