import type { ReactNode } from 'react';
import { sellerGuide } from '#content/seller-guide.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { CoverStage } from './cover-stage.tsx';
import styles from './guide-section.module.css';

/** The guide and its request form; the anchor #guide. The form is an island passed in by the page. */
export function GuideSection({ agent, children }: { agent: AgentProfile; children: ReactNode }) {
  return (
    <section className="section linen" id="guide">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.cover}>
          <CoverStage agent={agent} />
        </div>
        <div>
          <h2 className="h2">{sellerGuide.title}</h2>
          <p className={`lede ${styles.lede}`}>{sellerGuide.lede}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
