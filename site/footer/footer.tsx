import type { ReactNode } from 'react';
import { footer } from '#content/footer.ts';
import { newTabNote, socialLinks } from '#content/navigation.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Icon } from '../ui/icon.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './footer.module.css';
import { FooterLegal } from './footer-legal.tsx';
import { directionsUrl } from './office-map-urls.ts';

interface FooterProps {
  agent: AgentProfile;
  /** Shows the roofline above the footer; false on pages that end with one of their own. */
  roofline: boolean;
  /** The office map and the button for the cookie preferences: islands passed in by the page. */
  children: ReactNode;
  cookieSettings?: ReactNode;
}

/** The footer of every page: contact details, links, and legal notices. */
export function Footer({ agent, roofline, children, cookieSettings }: FooterProps) {
  return (
    <footer className={`dark ${styles.footer}`}>
      <div className="wrap">
        {roofline && <Roofline crop className={styles.roofline} />}
        <div className={styles.columns}>
          <div>
            <p className={`d ${styles.name}`}>{agent.name}</p>
            <p className={`lede ${styles.tagline}`}>{footer.tagline}</p>
            <SocialLinks />
          </div>
          <Office agent={agent} />
          {children}
        </div>
        <FooterLegal agent={agent} cookieSettings={cookieSettings} />
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className={styles.social} aria-label={footer.socialLabel}>
      {socialLinks.map(({ name, icon, link }) => (
        <li key={name}>
          <a href={link} target="_blank" rel="noopener" aria-label={`${name} (${newTabNote})`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Office({ agent }: { agent: AgentProfile }) {
  return (
    <div className={styles.office}>
      <p className="label">{footer.office}</p>
      <a className={styles.phone} href={agent.phoneHref}>
        {agent.phone}
      </a>
      <a href={`mailto:${agent.email}`}>{agent.email}</a>
      <address className={styles.address}>
        {agent.firm}
        <br />
        {agent.street}
        <br />
        {`${agent.city}, ${agent.state} ${agent.postalCode}`}
      </address>
      <a href={directionsUrl(agent)} target="_blank" rel="noopener">
        {footer.map.directions} <span className="sr">({newTabNote})</span>
      </a>
      <p className="small">{footer.hours}</p>
    </div>
  );
}
