import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { snoozeWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { LATEST_FIELD_TIME, parseFieldTime } from '../frame/times.ts';
import { snoozeEnd } from '../leads/reply-clock.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { spokenTime } from './lead-sentences.ts';
import styles from './snooze.module.css';
import { snoozeTimes } from './snooze-times.ts';
import type { LeadChanger } from './use-lead-change.ts';

interface SnoozeProps {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** Snoozes a lead: it does not count as waiting until the chosen time. */
export function Snooze({ lead, changer, now }: SnoozeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isPast, setPast] = useState(false);
  const set = (until: Date | null) => {
    dialog.current?.close();
    const said = until ? words.kept(spokenTime(until.toISOString(), Date.now())) : words.cleared;
    changer.change({ snoozedUntil: until?.toISOString() ?? null }, said);
  };
  const end = snoozeEnd(lead, now);
  const times = snoozeTimes(now);
  const choices: [label: string, time: Date][] = [
    [words.choices.hours, times.hours],
    [words.choices.tomorrow, times.tomorrow],
    [words.choices.monday, times.monday],
    [words.choices.week, times.week],
  ];
  return (
    <div className={styles.snooze}>
      {end ? (
        <>
          <span className="small">{words.until(spokenTime(end, now))}</span>
          <Button look="link" onClick={() => set(null)}>
            {words.clear}
          </Button>
        </>
      ) : (
        <Button look="link" onClick={() => dialog.current?.showModal()}>
          {words.open}
        </Button>
      )}
      <Dialog ref={dialog} title={words.title} onClose={() => setPast(false)}>
        <p className="soft">{words.note}</p>
        <div className={styles.choices}>
          {choices.map(([label, time]) => (
            <Button key={label} onClick={() => set(time)}>
              {label}
            </Button>
          ))}
        </div>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const time = parseFieldTime(String(new FormData(event.currentTarget).get('time')));
            if (time && Date.parse(time) > Date.now()) return set(new Date(time));
            flushSync(() => setPast(true));
            field.current?.focus();
          }}
        >
          <TextField
            ref={field}
            label={words.at}
            name="time"
            type="datetime-local"
            max={LATEST_FIELD_TIME}
            error={isPast ? words.past : undefined}
          />
          <Button type="submit">{words.set}</Button>
        </form>
      </Dialog>
    </div>
  );
}
