import { about } from '#content/home.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { TextLink } from '../ui/text-link.tsx';
import styles from './about-agent.module.css';
import { MeetAgentCard } from './meet-agent-card.tsx';
import { ValueCards } from './value-cards.tsx';

/** The agent and how they work: the anchor #about. */
export function AboutAgent({ agent }: { agent: Agent }) {
  return (
    <section className="section" id="about">
      <div className={`wrap ${styles.columns}`}>
        <MeetAgentCard agent={agent} />
        <div>
          <div className={styles.words}>
            <h2 className="h2">{about.title}</h2>
            <p className={`lede ${styles.bio}`}>{agent.bio}</p>
            <p>
              <TextLink href={about.cta.link}>{about.cta.label}</TextLink>
            </p>
          </div>
          <ValueCards />
        </div>
      </div>
    </section>
  );
}
