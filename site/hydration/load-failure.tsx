import { loadFailure as words } from '#content/load-failure.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { Button } from '../ui/button.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './load-failure.module.css';
import { LOAD_FAILURE_ID } from './load-failure-notice.ts';

/** A notice in the place of the toasts, shown by hydrate-on-click.ts. */
export function LoadFailure({ agent }: { agent: AgentContact }) {
  return (
    <div id={LOAD_FAILURE_ID} className={styles.notice} popover="auto" role="alert">
      <div className={styles.top}>
        <p className={styles.title}>{words.title}</p>
        <RoundButton variant="bare" icon="close" label={words.close} popoverTarget={LOAD_FAILURE_ID} />
      </div>
      <p className="small">
        {words.text} <a href={agent.phoneHref}>{agent.phone}</a>
      </p>
      <Button size="small" className={styles.reopen} data-reopen="">
        {words.reopen}
      </Button>
    </div>
  );
}
