import { priceSheet as words } from '#content/seller-guide-steps.ts';
import { PriceDrawing } from './price-drawing.tsx';
import styles from './price-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 4: how to find the price. */
export function PriceSheet() {
  return (
    <Sheet name="price" words={words}>
      <ol className={styles.rules}>
        {words.rules.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.heading}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PriceDrawing />
      <blockquote className={styles.quote}>
        <p>{words.quote}</p>
      </blockquote>
      <div className={styles.asides}>
        <div>
          <h3 className={styles.heading}>{words.aside.title}</h3>
          <ul className={styles.items}>
            {words.aside.items.map(({ term, text }) => (
              <li key={term}>
                <strong>{term}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.ask}>
          <h3 className={styles.heading}>{words.ask.title}</h3>
          <p>{words.ask.text}</p>
        </div>
      </div>
    </Sheet>
  );
}
