import { pictureWords as words } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './uploads.module.css';
import type { useUploads } from './use-uploads.ts';

/** Files on their way: a bar each; one that failed says why and can be sent again. */
export function Uploads({ uploads, again, drop }: ReturnType<typeof useUploads>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ id, name, address, progress, failure }) => (
        <li key={id}>
          <img src={address} alt="" />
          <div>
            <p className={styles.name}>{name}</p>
            {failure === null ? (
              <>
                <progress aria-label={words.progress(name)} max={1} value={progress} />
                {progress === 1 && <p className="small">{words.waiting}</p>}
              </>
            ) : (
              <>
                <p className={styles.failure} role="alert">
                  <Icon name="warning" />
                  {failure}
                </p>
                <Button compact onClick={() => again(id)}>
                  {words.again}
                </Button>{' '}
                <Button look="link" onClick={() => drop(id)}>
                  {words.forget}
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
