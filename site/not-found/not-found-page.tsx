import { notFound } from '#content/not-found.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { LoneHouse } from './lone-house.tsx';
import styles from './not-found-page.module.css';

/** The page for unknown addresses, with links to the home page and other likely destinations. */
export function NotFoundPage() {
  const { code, title, text, goHome, elsewhere } = notFound;
  return (
    <LoneHouse
      label={code}
      title={title}
      text={text}
      isLit
      actions={<LinkButton href={goHome.link}>{goHome.label}</LinkButton>}
    >
      <nav className={styles.elsewhere} aria-label={elsewhere.label}>
        <ul>
          {elsewhere.links.map(({ title: name, link }) => (
            <li key={link}>
              <TextLink href={link}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </LoneHouse>
  );
}
