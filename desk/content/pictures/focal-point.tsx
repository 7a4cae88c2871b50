import { pictureWords as words } from '#content/desk/content-editor.ts';
import {
  FOCAL_STEP,
  originalName,
  readUploadedPicture,
  UPLOADED_FOLDER,
  uploadedPictureAddress,
} from '#domain/pictures/uploaded-picture.ts';
import { FieldGroup } from '../../ui/field.tsx';
import styles from './focal-point.module.css';

interface FocalPointProps {
  /** The address of an uploaded picture. */
  address: string;
  onChange: (address: string) => void;
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-FOCAL_STEP, 0],
  ArrowRight: [FOCAL_STEP, 0],
  ArrowUp: [0, -FOCAL_STEP],
  ArrowDown: [0, FOCAL_STEP],
};

/** Sets the focal point of an uploaded picture, which cropping keeps visible. Renders nothing for other pictures. */
export function FocalPoint({ address, onChange }: FocalPointProps) {
  const picture = readUploadedPicture(address);
  if (!picture) return null;
  const { x, y } = picture.focalPoint;
  const move = (to: { x: number; y: number }) => {
    const next = uploadedPictureAddress({ ...picture, focalPoint: to });
    if (next !== address) onChange(next);
  };
  return (
    <FieldGroup label={words.focal} note={words.focalHint}>
      <button
        type="button"
        className={styles.focal}
        aria-label={`${words.focal}: ${words.place(x, y)}`}
        onClick={(event) => {
          // A click that comes from the keyboard has no coordinates.
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          move({
            x: ((event.clientX - box.left) / box.width) * 100,
            y: ((event.clientY - box.top) / box.height) * 100,
          });
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step) return;
          event.preventDefault();
          move({ x: x + step[0], y: y + step[1] });
        }}
      >
        <img
          src={UPLOADED_FOLDER + originalName(picture)}
          alt=""
          width={picture.width}
          height={picture.height}
        />
        <span className={styles.spot} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
    </FieldGroup>
  );
}
