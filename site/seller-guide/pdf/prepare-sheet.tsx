import { prepareSheet as words } from '#content/seller-guide-steps.ts';
import { pictureSources } from '../../ui/picture-sources.ts';
import styles from './prepare-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 5: three lists, and where to spend money first. */
export function PrepareSheet() {
  return (
    <Sheet name="prepare" words={words}>
      <div className={styles.lists}>
        {words.lists.map(({ title, text, items }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.order}>
        <h3 className={styles.heading}>{words.order.title}</h3>
        <ol className={styles.steps}>
          {words.order.steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number}>{index + 1}</span> {step}
            </li>
          ))}
        </ol>
        <p>{words.order.text}</p>
      </div>
      <div className={styles.foot}>
        <div className={styles.notes}>
          {[words.inspection, words.district].map(({ title, text }) => (
            <div key={title}>
              <h3 className={styles.heading}>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.picture}>
          <img src={pictureSources(words.image).original} alt="" />
        </div>
      </div>
    </Sheet>
  );
}
