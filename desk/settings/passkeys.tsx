import { useQuery } from '@tanstack/react-query';
import { settingsWords } from '#content/desk/settings.ts';
import { byId, desk } from '../api/desk-client.ts';
import { passkeysQuery } from '../api/queries.ts';
import { SectionNotLoaded } from '../frame/page-states.tsx';
import { dateAndTime } from '../frame/times.ts';
import { addPasskey, canUsePasskeys } from '../sign-in/passkey.ts';
import { Button } from '../ui/button.tsx';
import { useQuestion } from '../ui/use-question.tsx';
import styles from './settings-page.module.css';
import { useSettingsCall } from './use-settings-call.ts';

const words = settingsWords.passkeys;

/** The passkeys of this account. */
export function Passkeys() {
  const { data, isError, refetch } = useQuery(passkeysQuery);
  const { call, dialog } = useSettingsCall(['passkeys']);
  const question = useQuestion();
  const remove = (id: string) =>
    call(() => desk.passkeys[':id'].$delete(byId(id)), words.removed, words.lastWayIn);
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{words.note}</p>
      <ul className={styles.list}>
        {data?.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <p className={styles.who}>
              <b>{name || words.unnamed}</b>
              <span className="small">{words.made(dateAndTime(createdAt))}</span>
            </p>
            <Button
              compact
              onClick={() =>
                question.ask({
                  title: words.removeTitle(name || words.unnamed),
                  note: words.removeNote,
                  cancel: words.cancel,
                  goOn: words.remove,
                  act: () => remove(id),
                })
              }
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {isError && !data && <SectionNotLoaded onRetry={() => void refetch()} />}
      {data?.passkeys.length === 0 && <p className={styles.note}>{words.none}</p>}
      {canUsePasskeys() ? (
        <Button onClick={() => call(() => addPasskey(words.unnamed), words.added, words.failed)}>
          {words.add}
        </Button>
      ) : (
        <p className="small">{words.unable}</p>
      )}
      {question.dialog}
      {dialog}
    </section>
  );
}
