import { type ReactNode, useId, useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  label: string;
  several?: boolean;
  error?: string | undefined;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Takes pictures that are dropped, pasted, taken or chosen. */
export function DropZone({ label, several = false, error, onFiles, children }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null | undefined) => {
    const pictures = [...(files ?? [])].filter(
      ({ type, name }) => /^image\//.test(type) || /\.hei[cf]$/i.test(name),
    );
    if (pictures.length > 0) onFiles(several ? pictures : pictures.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are ways beside the field in it.
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <label className={styles.file} htmlFor={id}>
        <Icon name="picture" />
        <span>{several ? words.dropSeveral : words.drop}</span>
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        aria-label={label}
        aria-describedby={`${id}-formats`}
        aria-invalid={error ? true : undefined}
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
        multiple={several}
        onChange={({ target }) => {
          take(target.files);
          // The same file again is a new choice.
          target.value = '';
        }}
      />
      <p id={`${id}-formats`} className="small">
        {words.formats}
      </p>
      {children}
    </div>
  );
}
