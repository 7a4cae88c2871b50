import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { picturesQuery } from '../../api/picture-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/field.tsx';
import { DropZone } from './drop-zone.tsx';
import styles from './picture-chooser.module.css';
import { pictureNamed, type SitePicture, sitePictures } from './site-pictures.ts';
import { UploadList } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureChooserProps {
  ref: RefObject<HTMLDialogElement | null>;
  onChoose: (picture: SitePicture) => void;
}

/** A dialog to choose an existing picture. */
export function PictureChooser({ ref, onChoose }: PictureChooserProps) {
  return (
    <Dialog ref={ref} title={words.chooser.title}>
      <PictureChoices
        onChoose={(picture) => {
          ref.current?.close();
          onChoose(picture);
        }}
      />
    </Dialog>
  );
}

/** The same with an upload; a picture without alt text needs one before it can be chosen. */
export function ArticlePictureChooser({ ref, onChoose }: PictureChooserProps) {
  const [chosen, setChosen] = useState<SitePicture | null>(null);
  const uploads = useUploads(({ address }) => setChosen((described) => described ?? pictureNamed(address)));
  const use = (picture: SitePicture) => {
    ref.current?.close();
    setChosen(null);
    onChoose(picture);
  };
  return (
    <Dialog ref={ref} title={words.chooser.title} onClose={() => setChosen(null)}>
      {chosen ? (
        <AltTextForm picture={chosen} onDone={use} />
      ) : (
        <>
          <DropZone label={words.chooser.upload} onFiles={uploads.add} />
          <UploadList {...uploads} />
          <PictureChoices onChoose={(picture) => (picture.alt ? use(picture) : setChosen(picture))} />
        </>
      )}
    </Dialog>
  );
}

function PictureChoices({ onChoose }: { onChoose: (picture: SitePicture) => void }) {
  const uploaded = useQuery(picturesQuery).data ?? [];
  const choice = (picture: SitePicture, label: string): ReactNode => (
    <li key={picture.name}>
      <button type="button" onClick={() => onChoose(picture)}>
        <img src={picture.thumbnail} alt={label} loading="lazy" />
      </button>
    </li>
  );
  return (
    <>
      {uploaded.length > 0 && (
        <ul className={styles.pictures} aria-label={words.chooser.uploaded}>
          {uploaded.map(({ address, name }) => {
            const picture = pictureNamed(address);
            return picture && choice(picture, name || words.unnamed);
          })}
        </ul>
      )}
      <ul className={styles.pictures} aria-label={words.chooser.shipped}>
        {sitePictures.map((picture) => choice(picture, picture.alt))}
      </ul>
    </>
  );
}

function AltTextForm({ picture, onDone }: { picture: SitePicture; onDone: (picture: SitePicture) => void }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <DialogForm
      onSubmit={(form) => {
        const field = form.elements.namedItem('alt') as HTMLInputElement;
        const alt = field.value.trim();
        flushSync(() => setMissing(alt === ''));
        if (alt === '') field.focus();
        else onDone({ ...picture, alt });
      }}
      actions={
        <Button look="solid" type="submit">
          {words.use}
        </Button>
      }
    >
      <img className={styles.described} src={picture.thumbnail} alt="" />
      <TextField
        name="alt"
        label={words.shows}
        hint={words.showsHint}
        error={isMissing ? words.showsMissing : undefined}
        autoFocus
      />
    </DialogForm>
  );
}
