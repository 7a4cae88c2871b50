import { type RefObject, useRef, useState } from 'react';
import { publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { LATEST_FIELD_TIME, timeOfField } from '../../frame/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { MarkedReason } from '../../wording/marked-reason.tsx';
import styles from './publish-dialog.module.css';
import type { Publisher } from './use-publish.ts';

/** Asked before publishing: why a marked wording may stand, and at what time when not now. */
export function PublishDialog({ publish, marks }: { publish: Publisher; marks: Mark[] }) {
  const { dialog, isLater, asked } = publish;
  return (
    <Dialog ref={dialog} title={isLater ? words.later.title : words.title}>
      {/* Asked anew each time: a reason is given for the words that are marked then. */}
      <Questions key={asked} publish={publish} marks={marks} dialog={dialog} />
    </Dialog>
  );
}

interface QuestionsProps {
  publish: Publisher;
  marks: Mark[];
  dialog: RefObject<HTMLDialogElement | null>;
}

function Questions({ publish, marks, dialog }: QuestionsProps) {
  const { isLater } = publish;
  const [reason, setReason] = useState('');
  const [when, setWhen] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const at = timeOfField(when);
  const isPast = isLater && (!at || Date.parse(at) <= Date.now());
  const isMissing = marks.length > 0 && reason.trim() === '';
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isPast || isMissing) {
          const first = form.current?.elements.namedItem(isPast ? 'at' : 'reason');
          return (first as HTMLElement | null)?.focus();
        }
        void publish.go({ ...(reason && { reason: reason.trim() }), ...(isLater && at && { at }) });
      }}
    >
      {isLater && (
        <TextField
          type="datetime-local"
          name="at"
          max={LATEST_FIELD_TIME}
          label={words.later.when}
          hint={words.later.hint}
          error={tried && isPast ? words.later.past : undefined}
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
      )}
      {marks.length > 0 && (
        <MarkedReason
          marks={marks.map((mark) => ({ key: `${mark.field}-${mark.start}`, mark }))}
          reason={reason}
          isMissing={tried && isMissing}
          onChange={setReason}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
        <Button look="solid" type="submit" aria-disabled={publish.isPublishing}>
          {isLater ? words.later.go : words.go}
        </Button>
      </div>
    </form>
  );
}
