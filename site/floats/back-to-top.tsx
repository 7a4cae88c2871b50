import { type MouseEvent, useSyncExternalStore } from 'react';
import { backToTop } from '#content/accessibility.ts';
import { scrollBehavior } from '../header/section-links.ts';
import { focusMain } from '../ui/focus-main.ts';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './back-to-top.module.css';

/** Spec, section 9. */
const SHOW_AFTER_PX = 300;

/** A button that appears once the page has been scrolled. */
export function BackToTop() {
  const shown = useSyncExternalStore(onScroll, isScrolled, () => false);
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

/** After a key press, focus moves along, because the focused button disappears. */
function scrollToTop({ detail }: MouseEvent): void {
  const fromKeyboard = detail === 0;
  if (fromKeyboard) focusMain();
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function isScrolled(): boolean {
  return scrollY > SHOW_AFTER_PX;
}
