import { about } from '#content/home.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { agentProfile } from '#domain/agent/agent-profile.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './meet-agent-card.module.css';

// An explicit list: the record's `church` must never be shown (fair housing).
const FACTS = ['favoriteNeighborhood', 'favoriteSpot', 'favoriteRestaurant', 'hobby'] as const;

/** The agent with firm and license beside the name, and four personal facts. */
export function MeetAgentCard({ agent }: { agent: Agent }) {
  const { name, standing } = agentProfile(agent);
  return (
    <article>
      <Picture
        source={agent.headshot}
        alt={agent.headshotAlt || undefined}
        sizes="(min-width: 1440px) 498px, (min-width: 1024px) 38vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.caption}>
        <p className="label">{about.label}</p>
        <p className={`d ${styles.name}`}>{name}</p>
        <p className="small">{standing}</p>
      </div>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{about.facts[fact]}</dt>
            <dd>{agent[fact]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
