import { useRef } from 'react';
import { editorWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { addressWithoutFocus, lacksAlt, readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { isFields } from '#domain/records/record-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import type { AltField } from '../form/field-props.ts';
import { useForm } from '../form/form-context.ts';
import { Marks } from '../form/marks.tsx';
import { MoveHandle, RemoveButton } from '../form/reorder.tsx';
import { FocalPoint } from './focal-point.tsx';
import styles from './picture-field.module.css';
import { pictureNamed } from './site-pictures.ts';

interface PhotoProps {
  name: string;
  label: string;
  place: number;
  /** The number of photos in the list. */
  count: number;
  /** The alt texts, by photo address. */
  alt: AltField | undefined;
  onAlt: (alts: Record<string, unknown>) => void;
  onName: (name: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A photo in a list, with its alt text, focal point and position. */
export function Photo({ name, label, place, count, alt, onAlt, onName, onMove, onRemove }: PhotoProps) {
  const { problems } = useForm();
  const focal = useRef<HTMLDialogElement>(null);
  const picture = pictureNamed(name);
  const address = addressWithoutFocus(name);
  const alts = isFields(alt?.value) ? alt.value : {};
  const shows = typeof alts[address] === 'string' ? alts[address] : '';
  const say = (text: string) => onAlt({ ...alts, [address]: text });
  return (
    <li className={styles.photo} data-place={place} aria-label={words.photo(place + 1, count)}>
      {picture && <img src={picture.thumbnail} alt={picture.alt} />}
      <div className={styles.under}>
        <MoveHandle label={label} place={place} count={count} onMove={onMove} />
        <span className="small">{place === 0 ? words.first : place + 1}</span>
        <RemoveButton label={label} place={place} onRemove={onRemove} />
      </div>
      {alt && readUploadedPicture(name) && (
        <div className={styles.details}>
          <TextField
            label={words.shows}
            error={lacksAlt(name, shows) ? problems.get(alt.path) : undefined}
            hint={place === 0 ? words.showsHint : undefined}
            note={place === 0 && alt.field.shows ? editorWords.shows(alt.field.shows) : undefined}
            value={shows}
            onChange={({ target }) => say(target.value)}
          />
          <Marks path={`${alt.path}.${address}`} text={shows} onChange={say} />
          <Button look="link" onClick={() => focal.current?.showModal()}>
            {words.focal}
          </Button>
          <Dialog ref={focal} title={words.photo(place + 1, count)}>
            <FocalPoint address={name} onChange={onName} />
          </Dialog>
        </div>
      )}
    </li>
  );
}
