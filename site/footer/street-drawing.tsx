import styles from './office-map.module.css';

/** A decorative drawing of streets around a pin, shown until the map is loaded. */
export function StreetDrawing() {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.lanes}
        d="M-10 40 410 10M-10 90 410 62M-10 200 410 176M-10 250 410 232M40-10 70 310M110-10 132 310M250-10 262 310M320-10 330 310M370-10 384 310"
      />
      <path className={styles.avenue} d="M-10 148C90 138 150 150 210 132S330 110 410 112" />
      <path className={styles.boulevard} d="M180-10C172 80 200 180 196 310" />
      <path className={styles.park} d="M276 196c30-12 70-6 84 18s-6 50-40 52-66-8-68-30 6-32 24-40z" />
      <path className={styles.pin} d="M194 134s-15-14-15-25a15 15 0 0 1 30 0c0 11-15 25-15 25z" />
      <circle className={styles.hole} cx="194" cy="109" r="5" />
    </svg>
  );
}
