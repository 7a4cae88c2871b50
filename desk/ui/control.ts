import styles from './control.module.css';

/** The class of text boxes and selects, also for those without a `FieldFrame`. */
export const controlClass = styles.control;
