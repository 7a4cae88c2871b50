import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { settingsWords as words } from '#content/desk/settings.ts';
import type { Me } from '#domain/desk/people.ts';
import { meQuery, passkeysQuery, peopleQuery, sessionsQuery } from '../api/queries.ts';
import { NotLoaded } from '../frame/page-states.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { Page } from '../ui/page.tsx';
import { ExportLeads } from './export-leads.tsx';
import { Keys } from './keys.tsx';
import { Notifications } from './notifications.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { People } from './people.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings-page.module.css';

/** Account, sign-in methods and device settings; for owners also the export of leads and the people. */
export function SettingsPage() {
  usePageTitle(words.title);
  const { data: me, isError, refetch } = useQuery(meQuery);
  const areSettled = useSettledLists(me);
  return (
    <Page title={words.title} lede={words.lede}>
      {isError && !me && <NotLoaded onRetry={() => void refetch()} />}
      {me && areSettled && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <section className={styles.block}>
              <h2>{words.account.title}</h2>
              <dl className={styles.facts}>
                <dt>{words.account.name}</dt>
                <dd>{me.name}</dd>
                <dt>{words.account.email}</dt>
                <dd>{me.email}</dd>
                <dt>{words.account.role}</dt>
                <dd>{frameWords.roles[me.role]}</dd>
              </dl>
            </section>
            {me.canUsePasskeys && <Passkeys />}
            <Password />
            <Sessions />
          </div>
          <div className={styles.column}>
            <Notifications me={me} />
            <Keys />
            {me.role === 'owner' && <ExportLeads />}
          </div>
          {me.role === 'owner' && <People />}
        </div>
      )}
    </Page>
  );
}

/** Whether the page's lists have loaded or failed once. Shown earlier, they would move what is below them. */
function useSettledLists(me: Me | undefined): boolean {
  const [areSettled, setSettled] = useState(false);
  const lists = [
    useQuery({ ...passkeysQuery, enabled: me?.canUsePasskeys === true }),
    useQuery({ ...sessionsQuery, enabled: me !== undefined }),
    useQuery({ ...peopleQuery, enabled: me?.role === 'owner' }),
  ];
  if (!areSettled && me && lists.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0))
    setSettled(true);
  return areSettled;
}
