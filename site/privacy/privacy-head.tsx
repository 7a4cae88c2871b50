import { breadcrumbs } from '#content/navigation.ts';
import { privacyPage } from '#content/privacy.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import styles from './privacy-head.module.css';

/** The scope of the policy and its effective date. */
export function PrivacyHead({ agent }: { agent: AgentProfile }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs current={breadcrumbs.privacy.title} />
      <h1 className={styles.title}>{privacyPage.title}</h1>
      <p className={`label ${styles.date}`}>
        <time dateTime={privacyPage.effectiveDate}>{privacyPage.effective}</time>
      </p>
      <p className={`lede ${styles.lede}`}>{privacyPage.lede(agent)}</p>
    </header>
  );
}
