import { useRef } from 'react';
import { pictureWords } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';

/** One picture, chosen from those of the site. */
export function PictureField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  const chooser = useRef<HTMLDialogElement>(null);
  const name = typeof value === 'string' ? value : '';
  const picture = pictureNamed(name);
  return (
    <FieldGroup {...words}>
      <div className={styles.columns}>
        {picture && <img className={styles.picture} src={picture.address} alt={picture.alt} />}
        <Button look="link" onClick={() => chooser.current?.showModal()}>
          {pictureWords.choose}
        </Button>
      </div>
      <PictureChooser ref={chooser} onChoose={(chosen) => onChange(chosen.name)} />
    </FieldGroup>
  );
}
