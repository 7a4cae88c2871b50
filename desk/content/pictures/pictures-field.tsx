import { useRef } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { addressWithoutFocus } from '#domain/pictures/uploaded-picture.ts';
import { isFields } from '#domain/records/record-words.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { useForm } from '../form/form-context.ts';
import { useItems } from '../form/use-items.ts';
import { DropZone } from './drop-zone.tsx';
import { Photo } from './photo.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-field.module.css';
import { UploadList } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** Photos in an order, each with what it shows; the first stands on the card. */
export function PicturesField({ field, path, value, alt, onChange }: FieldWidgetProps) {
  const { label, ...around } = useFieldWords({ field, path, value });
  const { change } = useForm();
  const names = namesIn(value);
  const chooser = useRef<HTMLDialogElement>(null);
  const list = useItems(names, (next) => onChange(next, altsOf(next, alt?.value)));
  const add = (name: string) => change((now) => ({ ...now, [path]: withPhoto(namesIn(now[path]), name) }));
  const uploads = useUploads(({ address }) => add(address));
  return (
    <FieldGroup label={label} {...around}>
      <ol className={styles.photos} data-reorder>
        {names.map((name, index) => (
          <Photo
            key={list.keyOf(index)}
            name={name}
            label={label}
            place={index}
            count={names.length}
            alt={alt}
            onAlt={(alts) => onChange(names, alts)}
            onName={(next) => onChange(names.with(index, next))}
            onMove={(to) => list.move(index, to)}
            onRemove={() => list.remove(index)}
          />
        ))}
      </ol>
      <DropZone label={label} several isInvalid={around.error !== undefined} onFiles={uploads.add}>
        <Button look="link" onClick={() => chooser.current?.showModal()}>
          {words.choose}
        </Button>
      </DropZone>
      <UploadList {...uploads} />
      <PictureChooser ref={chooser} onChoose={({ name }) => add(name)} />
    </FieldGroup>
  );
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function withPhoto(names: string[], name: string): string[] {
  const isThere = names.some((one) => addressWithoutFocus(one) === addressWithoutFocus(name));
  return isThere ? names : [...names, name];
}

/** Without those of photos that are gone. */
function altsOf(names: string[], alts: unknown): unknown {
  if (!isFields(alts)) return undefined;
  const addresses = new Set(names.map(addressWithoutFocus));
  return Object.fromEntries(Object.entries(alts).filter(([address]) => addresses.has(address)));
}
