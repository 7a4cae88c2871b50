import type { RefObject } from 'react';
import { importWords as words } from '#content/desk/content-imports.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonForm } from '../../wording/reason-form.tsx';
import { marksOf } from './import-marks.tsx';

interface ReasonDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  read: ContentImport;
  onAccept: (reason: string) => void;
}

/** Asks for a reason before accepting a file that contains flagged phrases. */
export function ReasonDialog({ ref, read, onAccept }: ReasonDialogProps) {
  return (
    <Dialog ref={ref} title={words.marks.accept}>
      <ReasonForm
        marks={marksOf(read)}
        go={words.accept}
        onGo={(reason) => {
          ref.current?.close();
          onAccept(reason);
        }}
      />
    </Dialog>
  );
}
