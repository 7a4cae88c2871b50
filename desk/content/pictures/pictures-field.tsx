import { useRef } from 'react';
import { editorWords, listWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { MoveHandle, moved } from '../form/reorder.tsx';
import { useItemKeys } from '../form/use-item-keys.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';

/** Photos in an order; the first stands on the card. */
export function PicturesField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, error } = useFieldWords({ field, path, value: '' });
  const names = Array.isArray(value) ? value.map(String) : [];
  const chooser = useRef<HTMLDialogElement>(null);
  const keys = useItemKeys(names.length);
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <ol className={styles.photos} data-reorder>
        {names.map((name, index) => {
          const picture = pictureNamed(name);
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
            </li>
          );
        })}
      </ol>
      <Button look="link" onClick={() => chooser.current?.showModal()}>
        {words.choose}
      </Button>
      {field.shows && <p className="small">{editorWords.shows(field.shows)}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <PictureChooser ref={chooser} onChoose={({ name }) => onChange([...names, name])} />
    </fieldset>
  );
}
