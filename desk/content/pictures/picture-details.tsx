import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editorWords, pictureWords as words } from '#content/desk/content-editor.ts';
import { frameWords } from '#content/desk/frame.ts';
import { describePicture } from '../../api/picture-calls.ts';
import { showToast } from '../../session/toasts.ts';
import { TextField } from '../../ui/field.tsx';
import { useForm } from '../form/form-context.ts';
import styles from './picture-details.module.css';
import type { SitePicture } from './site-pictures.ts';

/** What an uploaded picture shows, and which spot of it stays in sight when it is cropped. */
export function PictureDetails({ picture, isSmall = false }: { picture: SitePicture; isSmall?: boolean }) {
  const client = useQueryClient();
  const { hasOwnAlt } = useForm();
  const [alt, setAlt] = useState(picture.alt);
  const focal = picture.focalPoint ?? { x: 50, y: 50 };
  const save = async (change: Parameters<typeof describePicture>[1]) => {
    try {
      await describePicture(picture.name, change);
      void client.invalidateQueries({ queryKey: ['pictures'] });
    } catch {
      showToast({ tone: 'error', title: frameWords.unsaved });
    }
  };
  const move = (x: number, y: number) => {
    const within = (part: number) => Math.round(Math.min(100, Math.max(0, part)));
    void save({ focalPoint: { x: within(x), y: within(y) } });
  };
  return (
    <div className={isSmall ? styles.small : styles.details}>
      {!hasOwnAlt && (
        <TextField
          label={words.shows}
          hint={isSmall ? undefined : words.showsHint}
          error={alt.trim() === '' ? words.showsMissing : undefined}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onBlur={() => {
            if (alt.trim() !== '' && alt !== picture.alt) void save({ alt: alt.trim() });
          }}
        />
      )}
      {!isSmall && (
        <div>
          <p className={styles.label}>
            {words.focal} <span className="soft">{editorWords.optional}</span>
          </p>
          <button
            type="button"
            className={styles.focal}
            aria-label={`${words.focal}: ${words.place(focal.x, focal.y)}`}
            onClick={(event) => {
              // A key press has no place.
              if (event.detail === 0) return;
              const box = event.currentTarget.getBoundingClientRect();
              move(
                ((event.clientX - box.left) / box.width) * 100,
                ((event.clientY - box.top) / box.height) * 100,
              );
            }}
            onKeyDown={(event) => {
              const step = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[
                event.key
              ];
              if (!step) return;
              event.preventDefault();
              move(focal.x + (step[0] ?? 0), focal.y + (step[1] ?? 0));
            }}
          >
            <img src={picture.address} alt="" />
            <span className={styles.spot} style={{ left: `${focal.x}%`, top: `${focal.y}%` }} />
          </button>
          <p className="small">{words.focalHint}</p>
        </div>
      )}
    </div>
  );
}
