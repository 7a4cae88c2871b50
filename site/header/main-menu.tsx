import { header, type NavItem, navItems } from '#content/navigation.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './main-menu.module.css';
import { goToSection } from './section-links.ts';
import { useMenu } from './use-menu.ts';

const PANEL_ID = 'main-menu';

/** The Menu button and its list. The list is a popover, so that the browser opens and closes it. */
export function MainMenu({ agent }: { agent: AgentContact }) {
  const { menu, button, panel } = useMenu();
  return (
    <div className={styles.menu} {...menu}>
      <button type="button" className={styles.button} popoverTarget={PANEL_ID} {...button}>
        <span className={styles.word}>{header.menu}</span>
        <Icon name="chevron-down" className={styles.chevron} />
        <Icon name="menu" className={styles.burger} />
        <Icon name="close" className={styles.cross} />
      </button>
      <nav
        id={PANEL_ID}
        popover="auto"
        className={styles.panel}
        aria-label={header.mainNavigation}
        {...panel}
      >
        <ul>
          {navItems.map((item) => (
            <li key={item.testId}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <LinkButton href={header.contact.link} onClick={goToSection}>
            {header.contact.title}
          </LinkButton>
          <LinkButton variant="line" href={agent.phoneHref}>
            {`${header.call} ${agent.phone}`}
          </LinkButton>
        </div>
      </nav>
    </div>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const newTab = item.external ? { target: '_blank', rel: 'noopener' } : { onClick: goToSection };
  return (
    <a className={styles.link} href={item.link} data-testid={item.testId} {...newTab}>
      <span>{item.title}</span>
      {item.external && <Icon name="arrow-out" className={styles.out} />}
      {item.hint && <small>{item.hint}</small>}
    </a>
  );
}
