import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { describePicture, picturesQuery } from '../../api/picture-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { DropZone } from './drop-zone.tsx';
import styles from './picture-chooser.module.css';
import { type SitePicture, shippedPictures } from './site-pictures.ts';
import { Uploads } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureChooserProps {
  ref: RefObject<HTMLDialogElement | null>;
  onChoose: (picture: SitePicture) => void;
}

/** The pictures of the site, and a way to bring another. */
export function PictureChooser({ ref, onChoose }: PictureChooserProps) {
  const uploaded = useQuery(picturesQuery).data ?? [];
  const [arrived, setArrived] = useState<SitePicture | null>(null);
  const uploads = useUploads(setArrived);
  const choose = (picture: SitePicture) => {
    ref.current?.close();
    setArrived(null);
    onChoose(picture);
  };
  return (
    <Dialog ref={ref} title={words.chooser.title}>
      {arrived ? (
        <Described picture={arrived} onDone={choose} />
      ) : (
        <>
          <DropZone label={words.chooser.upload} onFiles={uploads.add} />
          <Uploads {...uploads} />
          <ul className={styles.pictures}>
            {[...uploaded, ...shippedPictures].map((picture) => (
              <li key={picture.name}>
                <button type="button" onClick={() => choose(picture)}>
                  <img src={picture.address} alt={picture.alt} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A new picture stands nowhere before somebody has said what it shows. */
function Described({ picture, onDone }: { picture: SitePicture; onDone: (picture: SitePicture) => void }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.described}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('alt') as HTMLInputElement;
        const alt = field.value.trim();
        setMissing(alt === '');
        if (alt === '') return field.focus();
        onDone(await describePicture(picture.name, { alt }));
      }}
    >
      <img src={picture.address} alt="" />
      <TextField
        name="alt"
        label={words.shows}
        hint={words.showsHint}
        error={isMissing ? words.showsMissing : undefined}
        defaultValue={picture.alt}
      />
      <Button look="solid" type="submit">
        {words.use}
      </Button>
    </form>
  );
}
