import { type ReactNode, useState } from 'react';
import { publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { Button } from '../ui/button.tsx';
import { MarkedReason } from './marked-reason.tsx';
import styles from './reason-form.module.css';

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
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong === undefined) return onGo(reason.trim());
        const field = event.currentTarget.elements.namedItem(wrong);
        (field as HTMLElement | null)?.focus();
      }}
    >
      {children?.(tried)}
      {marks.length > 0 && (
        <MarkedReason marks={marks} reason={reason} isMissing={tried && isMissing} onChange={setReason} />
      )}
      <div className={styles.actions}>
        <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>{words.cancel}</Button>
        <Button look="solid" type="submit" aria-disabled={isBusy}>
          {go}
        </Button>
      </div>
    </form>
  );
}
