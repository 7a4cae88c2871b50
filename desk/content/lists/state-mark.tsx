import type { ReactNode } from 'react';
import { contentWords } from '#content/desk/content.ts';
import type { ContentState } from '#domain/desk/content.ts';
import styles from './state-mark.module.css';

interface StateMarkProps {
  state: ContentState;
  /** Replaces the state's label. */
  children?: ReactNode;
}

/** A label with a square, filled when the record is published as it is. */
export function StateMark({ state, children }: StateMarkProps) {
  return <span className={`${styles.mark} ${styles[state]}`}>{children ?? contentWords.states[state]}</span>;
}

/** Whether a record has unpublished changes. */
export const hasUnpublished = (state: ContentState): boolean =>
  state === 'draft' || state === 'new' || state === 'scheduled';
