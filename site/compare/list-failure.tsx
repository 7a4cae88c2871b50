import { compareList } from '#content/compare.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { Button } from '../ui/button.tsx';
import styles from './list-notice.module.css';

interface ListFailureProps {
  agent: AgentContact;
  trying: boolean;
  onTryAgain: () => void;
}

/** The error if the homes could not be read. Without JavaScript, trying again reloads the page. */
export function ListFailure({ agent, trying, onTryAgain }: ListFailureProps) {
  const { failed } = compareList;
  return (
    <div className={`linen ${styles.notice}`} role="alert">
      <p className={`d ${styles.title}`}>{failed.title}</p>
      <p>
        {failed.text} <a href={agent.phoneHref}>{agent.phone}</a>
      </p>
      <form
        action="/compare"
        onSubmit={(event) => {
          event.preventDefault();
          if (!trying) onTryAgain();
        }}
      >
        <Button type="submit" size="small" aria-disabled={trying}>
          {trying ? failed.trying : failed.tryAgain}
        </Button>
      </form>
    </div>
  );
}
