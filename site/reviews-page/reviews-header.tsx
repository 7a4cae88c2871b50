import { breadcrumbs } from '#content/navigation.ts';
import { reviewsPage } from '#content/reviews-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Actions } from '../ui/actions.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { GoogleRating } from './google-rating.tsx';
import styles from './reviews-header.module.css';

/** Title and buttons, beside the rating. */
export function ReviewsHeader({ agent }: { agent: AgentProfile }) {
  const { title, lede, contact, readOnGoogle } = reviewsPage;
  return (
    <section className={styles.header}>
      <div className="wrap">
        <Breadcrumbs current={breadcrumbs.reviews.title} />
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <Actions>
              <LinkButton href={contact.link}>{contact.label}</LinkButton>
              <LinkButton href={readOnGoogle.link} variant="line" newTab>
                {readOnGoogle.label} <Icon name="arrow-out" />
              </LinkButton>
            </Actions>
          </div>
          <GoogleRating firm={agent.firm} />
        </div>
      </div>
    </section>
  );
}
