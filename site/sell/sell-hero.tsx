import { breadcrumbs } from '#content/navigation.ts';
import { sellPage } from '#content/sell.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { CoverStage } from '../seller-guide/cover-stage.tsx';
import { Actions } from '../ui/actions.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './sell-hero.module.css';

/** The promise of the page beside the guide's cover, above the roofline. */
export function SellHero({ agent }: { agent: AgentProfile }) {
  const { label, title, lede, getGuide, homeValue } = sellPage.hero;
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumbs current={breadcrumbs.sell.title} />
        <div className={styles.columns}>
          <div>
            <p className="label">{label}</p>
            <h1 className={styles.title}>{title}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <Actions>
              <LinkButton href={getGuide.link}>{getGuide.label}</LinkButton>
              <LinkButton href={homeValue.link} variant="line" newTab>
                {homeValue.label} <Icon name="arrow-out" />
              </LinkButton>
            </Actions>
          </div>
          <CoverStage agent={agent} tilted priority />
        </div>
      </div>
      <div className={styles.ground}>
        <Roofline className={styles.roofline} tone="evergreen" />
      </div>
    </section>
  );
}
