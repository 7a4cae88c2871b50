import { useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './uploads.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** The running uploads with progress bars; a failed one shows the reason and can be retried. */
export function UploadList({ uploads, arrived, again, drop }: Uploads) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {arrived}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <Thumbnail address={upload.address} />
              <div>
                <p className={styles.name}>{upload.name}</p>
                <State upload={upload} />
                {upload.state.status === 'failed' && (
                  <p className={styles.ways}>
                    <Button compact onClick={() => again(upload.id)}>
                      {words.again}
                    </Button>
                    <Button look="link" onClick={() => drop(upload.id)}>
                      {words.forget}
                    </Button>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Empty for a file the browser cannot display, such as HEIC. */
function Thumbnail({ address }: { address: string }) {
  const [isShown, setShown] = useState(true);
  return isShown ? (
    <img src={address} alt="" onError={() => setShown(false)} />
  ) : (
    <span className={styles.empty} />
  );
}

function State({ upload: { name, state } }: { upload: Upload }) {
  switch (state.status) {
    case 'queued':
      return <p className="small">{words.queued}</p>;
    case 'sending':
      return (
        <>
          <Progress label={words.progress(name)} share={state.progress} />
          {state.progress === 1 && <p className="small">{words.waiting}</p>}
        </>
      );
    case 'failed':
      return (
        // A new element: screen readers announce an alert that is added to the page.
        <p key="failed" className={styles.failure} role="alert">
          <Icon name="warning" />
          {state.reason}
        </p>
      );
  }
}
