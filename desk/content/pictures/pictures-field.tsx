import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { editorWords, listWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { picturesQuery } from '../../api/picture-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { MoveHandle, moved } from '../form/reorder.tsx';
import { useItemKeys } from '../form/use-item-keys.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDetails } from './picture-details.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';
import { Uploads } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** Photos in an order; the first stands on the card. */
export function PicturesField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, error } = useFieldWords({ field, path, value: '' });
  const uploaded = useQuery(picturesQuery).data ?? [];
  const names = Array.isArray(value) ? value.map(String) : [];
  // Several files arrive at any time: each is added to what is there then.
  const now = useRef(names);
  useEffect(() => {
    now.current = names;
  });
  const add = (name: string) => {
    now.current = [...now.current, name];
    onChange(now.current);
  };
  const uploads = useUploads(({ name }) => add(name));
  const chooser = useRef<HTMLDialogElement>(null);
  const keys = useItemKeys(names.length);
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <ol className={styles.photos} data-reorder>
        {names.map((name, index) => {
          const picture = pictureNamed(name, uploaded);
          return (
            <li key={keys.at(index)} className={styles.photo} data-place={index}>
              {picture && (
                <img src={picture.address} alt={picture.alt || words.photo(index + 1, names.length)} />
              )}
              <div className={styles.under}>
                <MoveHandle
                  label={label}
                  place={index}
                  count={names.length}
                  onMove={(to) => {
                    keys.move(index, to);
                    onChange(moved(names, index, to));
                  }}
                />
                <span className="small">{index === 0 ? words.first : index + 1}</span>
                <button
                  type="button"
                  aria-label={listWords.remove(label, index + 1)}
                  onClick={() => {
                    keys.remove(index);
                    onChange(names.toSpliced(index, 1));
                  }}
                >
                  <Icon name="close" />
                </button>
              </div>
              {picture?.isUploaded && <PictureDetails key={picture.name} picture={picture} isSmall />}
            </li>
          );
        })}
      </ol>
      <DropZone label={label} several error={error} onFiles={uploads.add}>
        <Button look="link" onClick={() => chooser.current?.showModal()}>
          {words.choose}
        </Button>
      </DropZone>
      <Uploads {...uploads} />
      {field.shows && <p className="small">{editorWords.shows(field.shows)}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <PictureChooser ref={chooser} onChoose={({ name }) => add(name)} />
    </fieldset>
  );
}
