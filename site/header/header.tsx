import { useEffect, useRef } from 'react';
import { header } from '#content/navigation.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { goToSection, scrollToTopAtHome } from './section-links.ts';
import { startPage } from './start-page.ts';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';

/** The sticky header of every page. All links and the menu work without JavaScript. */
export function Header({ agent }: { agent: AgentContact }) {
  const element = useRef<HTMLElement>(null);
  useEffect(startPage, []);
  const { hidden, scrolled } = useHidesOnScroll(element);
  return (
    <>
      <a className="skip" href="#main">
        {header.skipToContent}
      </a>
      <header
        ref={element}
        className={`${styles.header} ${hidden ? styles.hidden : ''} ${scrolled ? styles.scrolled : ''}`}
      >
        <div className={`wrap ${styles.bar}`}>
          <a className={styles.brand} href="/" onClick={scrollToTopAtHome}>
            <Mark className={styles.mark} />
            <span>
              <b>{agent.name}</b>
              <small>
                <DottedLine parts={[agent.firm, agent.license]} />
              </small>
            </span>
          </a>
          <a className={styles.phone} href={agent.phoneHref}>
            {agent.phone}
          </a>
          <MainMenu agent={agent} />
          <LinkButton
            size="small"
            className={styles.contact}
            href={header.contact.link}
            data-testid={header.contact.testId}
            onClick={goToSection}
          >
            {header.contact.title}
          </LinkButton>
        </div>
      </header>
    </>
  );
}
