import { compareList } from '#content/compare.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import dashboard from './compare-dashboard.module.css';
import styles from './list-notice.module.css';

/** Replaces the dashboard if the homes could not be read (spec, section 8). */
export function ListFailure({ agent }: { agent: AgentContact }) {
  const { failed } = compareList;
  return (
    <div className={dashboard.dashboard}>
      <div className={`linen ${styles.notice}`} role="alert">
        <p className={`d ${styles.title}`}>{failed.title}</p>
        <p>
          {failed.text} <a href={agent.phoneHref}>{agent.phone}</a>
        </p>
        {/* The page's own address, because its parameters name the homes to compare. */}
        <LinkButton size="small" href="">
          {failed.tryAgain}
        </LinkButton>
      </div>
    </div>
  );
}
