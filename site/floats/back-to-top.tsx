import { type MouseEvent, useSyncExternalStore } from 'react';
import { backToTop } from '#content/accessibility.ts';
import { smoothly } from '../header/section-links.ts';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './back-to-top.module.css';

/** Spec, section 9. */
const SHOW_AFTER_PX = 300;

/** Appears once the page has been scrolled. */
export function BackToTop() {
  const shown = useSyncExternalStore(onScroll, isFarDown, () => false);
  return (
    <RoundButton
      variant="float"
      icon="arrow-up"
      label={backToTop}
      className={`${styles.button} ${shown ? styles.shown : ''}`}
      onClick={scrollToTop}
    />
  );
}

/** From the keyboard, focus goes along: the button it was on disappears. */
function scrollToTop({ detail }: MouseEvent): void {
  const fromKeyboard = detail === 0;
  if (fromKeyboard) document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: smoothly() });
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function isFarDown(): boolean {
  return scrollY > SHOW_AFTER_PX;
}
