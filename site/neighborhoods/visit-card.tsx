import { neighborhoodPage } from '#content/neighborhood-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { contactLink } from '../contact/contact-link.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './visit-card.module.css';

const { title, text, call, report, tour, tourNote } = neighborhoodPage.walk;

/**
 * Links to call, request the market report or request a tour: the contact form opens with the interest, this
 * neighborhood and the request filled in.
 */
export function VisitCard({ slug, agent }: { slug: string; agent: AgentProfile }) {
  return (
    <aside className={styles.card} aria-labelledby="visit-title">
      <h2 className={styles.title} id="visit-title">
        {title(agent.firstName)}
      </h2>
      <p className={`small ${styles.text}`}>{text}</p>
      <LinkButton href={agent.phoneHref} className={styles.call}>
        <Icon name="phone" /> {call} {agent.phone}
      </LinkButton>
      <LinkButton variant="line" href={contactLink({ interest: 'exploring', area: slug, ask: 'report' })}>
        {report}
      </LinkButton>
      <LinkButton
        variant="line"
        href={contactLink({ interest: 'buying', area: slug, ask: 'tour' })}
        aria-describedby="tour-note"
      >
        {tour}
      </LinkButton>
      <p className={`xs ${styles.note}`} id="tour-note">
        {tourNote}
      </p>
    </aside>
  );
}
