import { agent, phoneHref } from '#content/agent.ts';
import { guidePage } from '#content/guide-page.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { contactLink } from '../contact/contact-prefill.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './guide-closing.module.css';

interface GuideClosingProps {
  guide: Guide;
  area: Neighborhood | undefined;
}

const { closing } = guidePage;

/** The way from reading to talking: write or call, over another picture than the guide's own. */
export function GuideClosing({ guide, area }: GuideClosingProps) {
  return (
    <section className={styles.scene} aria-labelledby="closing-title">
      <div className="wrap">
        <h2 className={`h2 ${styles.title}`} id="closing-title">
          {area ? closing.titleFor(area.name) : closing.title}
        </h2>
        <div className={styles.actions}>
          <LinkButton href={contactLink({ area: area?.slug })}>{closing.contact}</LinkButton>
          <LinkButton variant="sky" href={phoneHref}>
            <Icon name="phone" /> {agent.phone}
          </LinkButton>
        </div>
      </div>
      <Picture
        source={guide.image === closing.image ? closing.otherImage : closing.image}
        alt=""
        sizes="(min-width: 760px) 100vw, 150vw"
        className={styles.picture}
      />
    </section>
  );
}
