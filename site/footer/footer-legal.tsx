import type { ReactNode } from 'react';
import { footer } from '#content/footer.ts';
import { footerLinks, newTabNote } from '#content/navigation.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Mark } from '../ui/mark.tsx';
import { EqualHousingMark } from './equal-housing-mark.tsx';
import styles from './footer-legal.module.css';

interface FooterLegalProps {
  agent: AgentProfile;
  /** The button for the cookie preferences: an island. */
  cookieSettings: ReactNode;
}

/** The last line of every page. */
export function FooterLegal({ agent, cookieSettings }: FooterLegalProps) {
  return (
    <div className={styles.legal}>
      <div className={styles.logos}>
        <EqualHousingMark label={footer.equalHousingMark} />
        <Mark label={agent.firm} />
      </div>
      <p className="xs">
        {footer.equalHousing}
        <br />
        {footer.identity(agent)} {footer.copyright(agent.firm)}
      </p>
      <nav className={styles.links} aria-label={footer.legalLabel}>
        {footerLinks.map(({ title, link, external }) => (
          <a key={link} href={link} {...(external && { target: '_blank', rel: 'noopener' })}>
            {title}
            {external && <span className="sr"> ({newTabNote})</span>}
          </a>
        ))}
        {cookieSettings}
      </nav>
    </div>
  );
}
