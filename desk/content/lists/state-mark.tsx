import type { ReactNode } from 'react';
import { contentWords } from '#content/desk/content.ts';
import type { ContentState } from '#domain/desk/content.ts';
import styles from './state-mark.module.css';

interface StateMarkProps {
  state: ContentState;
  /** Instead of the state's own words. */
  children?: ReactNode;
}

/** A square, filled when the site shows the record as it is, with words beside it. */
export function StateMark({ state, children }: StateMarkProps) {
  return <span className={`${styles.mark} ${styles[state]}`}>{children ?? contentWords.states[state]}</span>;
}

/** Whether something of a record is not on the site yet. */
export const isWaiting = (state: ContentState): boolean =>
  state === 'draft' || state === 'new' || state === 'scheduled';
