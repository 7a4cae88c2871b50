import { useQuery, useQueryClient } from '@tanstack/react-query';
import { frameWords } from '#content/desk/frame.ts';
import { settingsWords } from '#content/desk/settings.ts';
import { byId, desk } from '../api/desk-client.ts';
import { sessionsQuery } from '../api/queries.ts';
import { SectionNotLoaded } from '../frame/page-states.tsx';
import { dateAndTime } from '../frame/times.ts';
import { hasUnsavedWork, leaveAfterSignOut } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useQuestion } from '../ui/use-question.tsx';
import styles from './settings-page.module.css';
import { useSettingsCall } from './use-settings-call.ts';

const words = settingsWords.sessions;

/** Every browser this account is signed in with. */
export function Sessions() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const { call, dialog } = useSettingsCall(['sessions']);
  const { ask, dialog: question } = useQuestion();
  const endAll = async () => {
    if (await call(() => desk.sessions.$delete(), words.everywhere)) leaveAfterSignOut(client);
  };
  const askOrEnd = () =>
    hasUnsavedWork(client) ? ask({ ...frameWords.losing, act: () => void endAll() }) : void endAll();
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      {isError && !data && <SectionNotLoaded onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {data?.sessions.map(({ id, device, lastUsedAt, current }) => (
          <li key={id}>
            <p className={styles.who}>
              <b>{device}</b>
              <span className="small figures">
                {current ? words.current : words.used(dateAndTime(lastUsedAt))}
              </span>
            </p>
            {!current && (
              <Button
                compact
                onClick={() => call(() => desk.sessions[':id'].$delete(byId(id)), words.ended(device))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={askOrEnd}>{words.everywhere}</Button>
        <span className="small">{words.everywhereNote}</span>
      </div>
      {dialog}
      {question}
    </section>
  );
}
