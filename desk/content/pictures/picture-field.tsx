import { useRef } from 'react';
import { editorWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';

/** One picture, chosen from those of the site. */
export function PictureField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, error } = useFieldWords({ field, path, value: '' });
  const chooser = useRef<HTMLDialogElement>(null);
  const name = typeof value === 'string' ? value : '';
  const picture = pictureNamed(name);
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <div className={styles.columns}>
        {picture && <img className={styles.picture} src={picture.address} alt={picture.alt} />}
        <div className={styles.side}>
          <Button look="link" onClick={() => chooser.current?.showModal()}>
            {words.choose}
          </Button>
        </div>
      </div>
      {field.shows && <p className="small">{editorWords.shows(field.shows)}</p>}
      {error && (
        <p className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <PictureChooser ref={chooser} onChoose={(chosen) => onChange(chosen.name)} />
    </fieldset>
  );
}
