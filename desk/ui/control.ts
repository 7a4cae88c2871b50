import styles from './control.module.css';

/** The look of a text box or a choice, for one that is labelled elsewhere too. */
export const controlClass = styles.control;
