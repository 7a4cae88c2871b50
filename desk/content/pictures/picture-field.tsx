import { useRef } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { useForm } from '../form/form-context.ts';
import { LineField } from '../form/text-fields.tsx';
import { DropZone } from './drop-zone.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';
import { UploadList } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** A single picture with its alt text: dropped, pasted, taken, or chosen from the existing ones. */
export function PictureField({ field, path, value, alt, onChange }: FieldWidgetProps) {
  const { label, ...around } = useFieldWords({ field, path, value });
  const chooser = useRef<HTMLDialogElement>(null);
  const { change } = useForm();
  // The alt text of the picture that an upload replaces. One written since then is the new picture's.
  const replacedAlt = useRef(alt?.value);
  const uploads = useUploads(({ address }) =>
    change((now) => ({
      ...now,
      [path]: address,
      ...(alt && now[alt.path] === replacedAlt.current && { [alt.path]: '' }),
    })),
  );
  const upload = (files: File[]) => {
    replacedAlt.current = alt?.value;
    uploads.add(files);
  };
  const name = typeof value === 'string' ? value : '';
  const picture = pictureNamed(name);
  const isUploaded = readUploadedPicture(name) !== null;
  return (
    <div className={styles.field}>
      <FieldGroup label={label} {...around}>
        <div className={styles.columns}>
          {picture && <img className={styles.picture} src={picture.thumbnail} alt={picture.alt} />}
          <div className={styles.side}>
            <DropZone label={label} isInvalid={around.error !== undefined} onFiles={upload}>
              <Button look="link" onClick={() => chooser.current?.showModal()}>
                {words.choose}
              </Button>
            </DropZone>
            <UploadList {...uploads} />
          </div>
        </div>
      </FieldGroup>
      {alt && (
        <LineField
          {...alt}
          field={{ ...alt.field, isOptional: !isUploaded }}
          onChange={(shows) => onChange(value, shows ?? '')}
        />
      )}
      <FocalPoint address={name} onChange={(address) => onChange(address)} />
      <PictureChooser
        ref={chooser}
        onChoose={(chosen) => {
          replacedAlt.current = chosen.alt;
          onChange(chosen.name, chosen.alt);
        }}
      />
    </div>
  );
}
