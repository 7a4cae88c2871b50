import { useRef } from 'react';
import { pictureWords } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { MoveHandle, RemoveButton } from '../form/reorder.tsx';
import { useItems } from '../form/use-items.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';

/** Photos in an order; the first stands on the card. */
export function PicturesField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  const names = Array.isArray(value) ? value.map(String) : [];
  const chooser = useRef<HTMLDialogElement>(null);
  const list = useItems(names, onChange);
  return (
    <FieldGroup {...words}>
      <ol className={styles.photos} data-reorder>
        {names.map((name, index) => {
          const picture = pictureNamed(name);
          return (
            <li key={list.keyOf(index)} className={styles.photo} data-place={index}>
              {picture && (
                <img src={picture.address} alt={picture.alt || pictureWords.photo(index + 1, names.length)} />
              )}
              <div className={styles.under}>
                <MoveHandle
                  label={words.label}
                  place={index}
                  count={names.length}
                  onMove={(to) => list.move(index, to)}
                />
                <span className="small">{index === 0 ? pictureWords.first : index + 1}</span>
                <RemoveButton label={words.label} place={index} onRemove={() => list.remove(index)} />
              </div>
            </li>
          );
        })}
      </ol>
      <Button look="link" onClick={() => chooser.current?.showModal()}>
        {pictureWords.choose}
      </Button>
      <PictureChooser ref={chooser} onChoose={({ name }) => onChange([...names, name])} />
    </FieldGroup>
  );
}
