import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { frameWords, SAMPLE_OWNER } from '#content/desk/frame.ts';
import { meQuery } from '../api/queries.ts';
import { resumePush } from '../session/push.ts';
import { showUnsavedToast } from '../session/toasts.ts';
import { Mark } from '../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { brand } from './brand.ts';
import styles from './desk-frame.module.css';
import { LiveStatus } from './live-status.tsx';
import { listenForUpdates } from './live-updates.ts';
import { DeskNavigation } from './navigation.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useKeys } from './use-keys.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The frame around every signed-in page: header, navigation, toasts, shortcuts. */
export function DeskFrame() {
  const client = useQueryClient();
  const me = useQuery(meQuery).data;
  useEffect(() => listenForUpdates(client), [client]);
  useEffect(() => void resumePush().catch(() => false), []);
  usePageFocus();
  useLostFocus();
  const [keySheet, setKeySheet] = useState<ReactNode>(null);
  const showKeys = () =>
    void import('./key-sheet.tsx').then(
      ({ KeySheet }) => setKeySheet(<KeySheet onClose={() => setKeySheet(null)} />),
      showUnsavedToast,
    );
  useKeys({ '?': showKeys });
  return (
    <>
      <a className={styles.skip} href="#main">
        {frameWords.skip}
      </a>
      <header className={styles.bar}>
        <Link className={styles.brand} to="/leads">
          <Mark />
          <span>
            <span className={styles.name}>{brand.name}</span>
            <span className={styles.firm}>{brand.firm}</span>
          </span>
        </Link>
        <LiveStatus />
        {me?.email === SAMPLE_OWNER && <p className={styles.sample}>{frameWords.sample}</p>}
        <AccountMenu />
      </header>
      <DeskNavigation />
      <Outlet />
      {keySheet}
      <ToastRegion />
    </>
  );
}
