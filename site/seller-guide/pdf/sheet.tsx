import type { ReactNode } from 'react';
import { shippedAgent } from '#content/agent.ts';
import { guideAgentLines } from '#content/seller-guide-pdf.ts';
import { Mark } from '../../ui/mark.tsx';
import styles from './sheet.module.css';
import { pageOf, type SheetName } from './sheet-order.ts';

const agent = guideAgentLines(shippedAgent);

interface SheetProps {
  name: SheetName;
  words: { label: string; title: string; lede?: string };
  children: ReactNode;
}

/** One page: italic label, heading and lede, the page's content, and a footer with firm, agent and page number. */
export function Sheet({ name, words, children }: SheetProps) {
  return (
    <section className={styles.sheet} id={name}>
      <header>
        <p className={styles.label}>{words.label}</p>
        <h2 className={styles.title}>{words.title}</h2>
        {words.lede && <p className={styles.lede}>{words.lede}</p>}
      </header>
      <div className={styles.body} data-body="">
        {children}
      </div>
      <SheetFoot name={name} />
    </section>
  );
}

/** Hidden from screen readers, because it repeats on all twelve pages. */
function SheetFoot({ name }: { name: SheetName }) {
  return (
    <footer className={styles.foot} aria-hidden="true">
      <Mark className={styles.mark} />
      <p className={styles.firm}>{agent.footOffice}</p>
      <p>{agent.footAgent}</p>
      <p className={styles.number}>{pageOf(name)}</p>
    </footer>
  );
}
