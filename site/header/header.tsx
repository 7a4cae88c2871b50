import { useEffect, useRef } from 'react';
import { agent, agentName, firm, phoneHref } from '#content/agent.ts';
import { header } from '#content/navigation.ts';
import { LinkButton } from '../ui/button.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { goToSection, scrollToTopAtHome } from './section-links.ts';
import { startPage } from './start-page.ts';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';

/** The sticky frame on top of every page. Every link works without JavaScript, and so does the menu. */
export function Header() {
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
              <b>{agentName}</b>
              <small>
                <DottedLine parts={[firm.name, firm.license]} />
              </small>
            </span>
          </a>
          <a className={styles.phone} href={phoneHref}>
            {agent.phone}
          </a>
          <MainMenu />
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
