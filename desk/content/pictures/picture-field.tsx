import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { editorWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { picturesQuery } from '../../api/picture-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDetails } from './picture-details.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';
import { Uploads } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** One picture: dropped, pasted, taken, or chosen of those that are there. */
export function PictureField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, error } = useFieldWords({ field, path, value: '' });
  const uploaded = useQuery(picturesQuery).data ?? [];
  const uploads = useUploads(({ name }) => onChange(name));
  const chooser = useRef<HTMLDialogElement>(null);
  const name = typeof value === 'string' ? value : '';
  const picture = pictureNamed(name, uploaded);
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <div className={styles.columns}>
        {picture && <img className={styles.picture} src={picture.address} alt={picture.alt} />}
        <div className={styles.side}>
          <DropZone label={label} error={error} onFiles={uploads.add}>
            <Button look="link" onClick={() => chooser.current?.showModal()}>
              {words.choose}
            </Button>
          </DropZone>
          <Uploads {...uploads} />
        </div>
      </div>
      {field.shows && <p className="small">{editorWords.shows(field.shows)}</p>}
      {error && (
        <p className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {picture?.isUploaded && <PictureDetails key={picture.name} picture={picture} />}
      <PictureChooser ref={chooser} onChoose={(chosen) => onChange(chosen.name)} />
    </fieldset>
  );
}
