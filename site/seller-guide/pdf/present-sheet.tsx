import { presentSheet as words } from '#content/seller-guide-steps.ts';
import { pictureSources } from '../../ui/picture-sources.ts';
import styles from './present-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 7: how to present the house. */
export function PresentSheet() {
  return (
    <Sheet name="present" words={words}>
      <ul className={styles.parts}>
        {words.parts.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.heading}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <figure className={styles.scene}>
        <img src={pictureSources(words.image).original} alt="" />
        <figcaption className={styles.hours}>
          <h3>{words.hours.title}</h3>
          <p>{words.hours.caption}</p>
          <dl>
            {words.hours.faces.map(({ side, hour }) => (
              <div key={side}>
                <dt>{side}</dt>
                <dd>{hour}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      </figure>
      <div>
        <h3 className={styles.heading}>{words.weeks.title}</h3>
        <ol className={styles.days}>
          {words.weeks.items.map(({ when, text }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
