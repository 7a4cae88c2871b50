import { agent, phoneHref } from '#content/agent.ts';
import { newTabNote } from '#content/navigation.ts';
import { sellPage } from '#content/sell.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './home-value-scene.module.css';

/** The page ends with a question, two ways to answer it, and a house that rises out of the paper. */
export function HomeValueScene() {
  const { title, image, homeValue, call } = sellPage.closing;
  return (
    <section className={styles.scene}>
      <div className={styles.painting}>
        <Picture source={image} alt="" className={styles.picture} sizes="(min-width: 760px) 100vw, 150vw" />
      </div>
      <div className="wrap">
        <h2 className={`h2 ${styles.title}`}>{title}</h2>
        <div className={styles.actions}>
          <LinkButton href={homeValue.link} newTabNote={newTabNote}>
            {homeValue.label} <Icon name="arrow-out" />
          </LinkButton>
          <LinkButton href={phoneHref} variant="sky" aria-label={call}>
            <Icon name="phone" /> {agent.phone}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
