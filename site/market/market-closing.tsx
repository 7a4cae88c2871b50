import { marketPage } from '#content/market.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './market-closing.module.css';

const { title, text, contact, compare } = marketPage.closing;

/** The limits of averages, and a call to action. */
export function MarketClosing({ agent }: { agent: AgentProfile }) {
  return (
    <section className="section" aria-labelledby="market-closing">
      <div className={`wrap ${styles.columns}`}>
        <h2 className="h2" id="market-closing">
          {title}
        </h2>
        <div>
          <p className="lede">{text}</p>
          <p className={styles.acts}>
            <LinkButton href="/contact">{contact(agent.firstName)}</LinkButton>
            <LinkButton href={agent.phoneHref} variant="line">
              {agent.phone}
            </LinkButton>
            <TextLink href={compare.link}>{compare.label}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
