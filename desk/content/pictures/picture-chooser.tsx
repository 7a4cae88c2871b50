import type { RefObject } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './picture-chooser.module.css';
import { type SitePicture, sitePictures } from './site-pictures.ts';

interface PictureChooserProps {
  ref: RefObject<HTMLDialogElement | null>;
  onChoose: (picture: SitePicture) => void;
}

/** The pictures that come with the site. */
export function PictureChooser({ ref, onChoose }: PictureChooserProps) {
  return (
    <Dialog ref={ref} title={words.chooserTitle}>
      <ul className={styles.pictures}>
        {sitePictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => {
                ref.current?.close();
                onChoose(picture);
              }}
            >
              <img src={picture.address} alt={picture.alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
