import { guidePage } from '#content/guide-page.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './guide-body.module.css';
import { guideContents } from './guide-contents.ts';
import { addPictureSizes } from './guide-pictures.ts';
import prose from './guide-prose.module.css';
import { wrapTables } from './guide-tables.ts';

/** The article, a table of contents if it is long, and a link back to the home page. */
export function GuideBody({ html }: { html: string }) {
  const contents = guideContents(html);
  return (
    <div className={styles.body}>
      {contents.length > 0 && (
        <nav className={styles.contents} aria-labelledby="contents-title">
          <p className="label" id="contents-title">
            {guidePage.contentsLabel}
          </p>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.column}>
        {/* The server sanitized it when the guide was stored. */}
        <div
          className={prose.prose}
          dangerouslySetInnerHTML={{ __html: wrapTables(addPictureSizes(html)) }}
        />
        <p className={styles.back}>
          <LinkButton variant="line" href={guidePage.backHome.link}>
            <Icon name="arrow-left" /> {guidePage.backHome.label}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
