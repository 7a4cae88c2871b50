import type { ReactNode } from 'react';
import { Actions } from '../ui/actions.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './lone-house.module.css';

/** The house whose light is on: the one with the big porch. */
const HOME = { of: 'myers-park' };

interface LoneHouseProps {
  label?: string;
  title: string;
  text: ReactNode;
  /** Whether one window is lit, or none. */
  isLit: boolean;
  /** Buttons that lead to other pages. */
  actions: ReactNode;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** The frame of error pages: text on the evening sky, and the roofline with at most one lit window. */
export function LoneHouse({ label, title, text, isLit, actions, children }: LoneHouseProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        {label && <p className="label">{label}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={`lede ${styles.lede}`}>{text}</p>
        <Actions centered>{actions}</Actions>
        {children}
      </div>
      <Roofline windows={isLit ? HOME : 'dark'} tone="evergreen" className={styles.roofline} />
    </section>
  );
}
