import type { ReactNode } from 'react';
import { Tick } from '../ui/tick.tsx';
import styles from './task.module.css';

interface TaskProps {
  isDone: boolean;
  onTick: (isDone: boolean) => void;
  /** The task's text. */
  children: ReactNode;
  state: string;
  due: { words: string; isOver: boolean } | null;
}

/** A task on a lead with a check box. */
export function Task({ isDone, onTick, children, state, due }: TaskProps) {
  return (
    <div className={styles.task} data-done={isDone || undefined}>
      <Tick checked={isDone} onChange={({ target }) => onTick(target.checked)}>
        {children}
      </Tick>
      <p className={styles.due}>
        <span>{state}</span>
        {due && <b className={due.isOver ? styles.overdue : undefined}>{due.words}</b>}
      </p>
    </div>
  );
}
