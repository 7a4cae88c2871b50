import type { ReactNode } from 'react';
import { contactPanel } from '#content/contact.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './contact-section.module.css';

interface ContactSectionProps {
  agent: AgentProfile;
  /** On the contact page the heading is the page's h1. */
  headingLevel?: 1 | 2;
  /** The form: an island passed in by the page. */
  children: ReactNode;
}

/** Phone and form side by side; has the anchor #contact on every page. */
export function ContactSection({ agent, headingLevel = 2, children }: ContactSectionProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={`section ${headingLevel === 1 ? styles.first : ''}`} id="contact">
      <div className="wrap">
        <div className={styles.panels}>
          <div className={`${styles.phone} dark`}>
            <Heading className="h2">{contactPanel.heading}</Heading>
            <p className={`lede ${styles.lede}`}>{contactPanel.lede}</p>
            <p className={styles.call}>
              <a className={styles.number} href={agent.phoneHref}>
                {agent.phone}
              </a>
            </p>
            <p className={styles.availability}>{contactPanel.availability}</p>
            <p className={styles.mail}>
              <a href={`mailto:${agent.email}`}>{agent.email}</a>
            </p>
            <Picture
              source={contactPanel.picture}
              alt=""
              className={styles.picture}
              sizes="(min-width: 1024px) 60vw, 160vw"
            />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
