import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import styles from './closing-scene.module.css';
import { Picture } from './picture.tsx';

interface ClosingSceneProps {
  title: string;
  /** Of a scene with a light sky. */
  picture: string;
  /** What to do next: buttons. */
  children: ReactNode;
}

/** A page ends with a question, ways to answer it, and a house that rises out of the paper. */
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
