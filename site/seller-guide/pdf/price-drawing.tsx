import { priceSheet } from '#content/seller-guide-steps.ts';
import styles from './price-drawing.module.css';

const words = priceSheet.drawing;

/** The position of each sale before and after its adjustment, on an axis without numbers (units of the drawing). */
const SALES = [
  { from: 268, to: 330 },
  { from: 452, to: 372 },
  { from: 306, to: 352 },
];
const RANGE = { from: 322, to: 384 };
const ROW = 26;
const TOP = 18;
const AXIS = TOP + SALES.length * ROW + 6;

/**
 * Three comparable sales whose adjusted prices fall in one range. An illustration, not data: it has no scale, and its
 * caption says so.
 */
export function PriceDrawing() {
  return (
    <figure className={styles.figure}>
      <h3 className={styles.heading}>{words.title}</h3>
      <svg viewBox="0 0 520 132" role="img" aria-label={words.caption}>
        <rect className={styles.range} x={RANGE.from} y="4" width={RANGE.to - RANGE.from} height={AXIS - 4} />
        {SALES.map(({ from, to }, index) => {
          const y = TOP + index * ROW;
          const head = Math.sign(to - from) * 6;
          return (
            <g key={from}>
              <text className={styles.sale} x="0" y={y + 3.5}>
                {words.sales[index]}
              </text>
              <path className={styles.guide} d={`M150 ${y}H520`} />
              <path className={styles.arrow} d={`M${from} ${y}H${to - head}`} />
              <path
                className={styles.head}
                d={`M${to - head * 2.2} ${y - 3.5}L${to - head} ${y}L${to - head * 2.2} ${y + 3.5}`}
              />
              <circle className={styles.open} cx={from} cy={y} r="4.2" />
              <circle className={styles.solid} cx={to} cy={y} r="4.6" />
            </g>
          );
        })}
        <path className={styles.axis} d={`M150 ${AXIS}H520`} />
        <text className={styles.end} x="150" y={AXIS + 15}>
          {words.lower}
        </text>
        <text className={styles.end} x="520" y={AXIS + 15} textAnchor="end">
          {words.higher}
        </text>
        <text className={styles.name} x={(RANGE.from + RANGE.to) / 2} y={AXIS + 18} textAnchor="middle">
          {words.range}
        </text>
      </svg>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}
