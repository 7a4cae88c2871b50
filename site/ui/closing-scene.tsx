import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import styles from './closing-scene.module.css';
import { Picture } from './picture.tsx';

interface ClosingSceneProps {
  title: string;
  /** A scene with a light sky. */
  picture: string;
  /** Buttons. */
  children: ReactNode;
}

/** The end of a page: a question, buttons to answer it, and a picture that fades into the paper. */
export function ClosingScene({ title, picture, children }: ClosingSceneProps) {
  return (
    <section className={styles.scene} aria-labelledby="closing-title">
      <div className="wrap">
        <h2 className={`h2 ${styles.title}`} id="closing-title">
          {title}
        </h2>
        <Actions centered>{children}</Actions>
      </div>
      <div className={styles.painting}>
        <Picture source={picture} alt="" sizes="(min-width: 760px) 100vw, 150vw" className={styles.picture} />
      </div>
    </section>
  );
}
