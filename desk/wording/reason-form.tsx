import { type ReactNode, useState } from 'react';
import { publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { Button } from '../ui/button.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { MarkedReason } from './marked-reason.tsx';

interface ReasonFormProps {
  /** @param key tells marks of several records apart */
  marks: { key: string; mark: Mark }[];
  /** What is asked before. @param tried whether it was answered once already */
  children?: (tried: boolean) => ReactNode;
  /** The name of a field among `children` that does not fit. */
  unfit?: string | undefined;
  go: string;
  isBusy?: boolean;
  onGo: (reason: string) => void;
}

/** Asked in a dialog before words go on the site: why those may stand that are marked. */
export function ReasonForm({ marks, children, unfit, go, isBusy = false, onGo }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = marks.length > 0 && reason.trim() === '';
  const wrong = unfit ?? (isMissing ? 'reason' : undefined);
  return (
    <DialogForm
      onSubmit={(form) => {
        setTried(true);
        if (wrong === undefined) return onGo(reason.trim());
        (form.elements.namedItem(wrong) as HTMLElement | null)?.focus();
      }}
      actions={
        <>
          <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>{words.cancel}</Button>
          <Button look="solid" type="submit" aria-disabled={isBusy}>
            {go}
          </Button>
        </>
      }
    >
      {children?.(tried)}
      {marks.length > 0 && (
        <MarkedReason marks={marks} reason={reason} isMissing={tried && isMissing} onChange={setReason} />
      )}
    </DialogForm>
  );
}
