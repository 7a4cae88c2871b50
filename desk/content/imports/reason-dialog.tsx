import { type RefObject, useState } from 'react';
import { publishWords } from '#content/desk/content-editor.ts';
import { importWords as words } from '#content/desk/content-imports.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MarkedReason } from '../../wording/marked-reason.tsx';
import { marksOf } from './import-marks.tsx';
import styles from './import-page.module.css';

interface ReasonDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  read: ContentImport;
  onAccept: (reason: string) => void;
}

/** Asked before a file is accepted whose words carry fair-housing marks. */
export function ReasonDialog({ ref, read, onAccept }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <Dialog ref={ref} title={words.marks.accept}>
      <form
        className={styles.step}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const { elements } = event.currentTarget;
          if (isMissing) return (elements.namedItem('reason') as HTMLElement | null)?.focus();
          ref.current?.close();
          onAccept(reason.trim());
        }}
      >
        <MarkedReason
          marks={marksOf(read)}
          reason={reason}
          isMissing={tried && isMissing}
          onChange={setReason}
        />
        <div className={styles.actions}>
          <Button look="solid" type="submit">
            {words.accept}
          </Button>
          <Button onClick={() => ref.current?.close()}>{publishWords.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
