import { type ReactNode, useId, useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  label: string;
  several?: boolean;
  isInvalid?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/**
 * Excludes HEIC, which the server cannot read, and `image/*`, which includes HEIC: iPhones and Macs then convert photos to
 * JPEG.
 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Accepts pictures that are dropped, pasted, taken or chosen. */
export function DropZone({ label, several = false, isInvalid = false, onFiles, children }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null | undefined) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(several ? all : all.slice(0, 1));
  };
  const chosen = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    take(currentTarget.files);
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are alternatives to the file field inside.
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
        aria-invalid={isInvalid || undefined}
        accept={ACCEPTED}
        multiple={several}
        onChange={chosen}
      />
      <label className={`${styles.file} ${styles.camera}`}>
        <span>{words.camera}</span>
        <input
          className="visually-hidden"
          type="file"
          accept={ACCEPTED}
          capture="environment"
          onChange={chosen}
        />
      </label>
      <p id={`${id}-formats`} className="small">
        {words.formats}
      </p>
      {children}
    </div>
  );
}
