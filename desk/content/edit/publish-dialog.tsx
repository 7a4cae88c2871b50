import { useState } from 'react';
import { publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { LATEST_FIELD_TIME, parseFieldTime } from '../../frame/times.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ReasonForm } from '../../wording/reason-form.tsx';
import type { Publisher } from './use-publish.ts';

/** Asks before publishing why flagged phrases may stay, and for the time of a scheduled publication. */
export function PublishDialog({ publish, marks }: { publish: Publisher; marks: Mark[] }) {
  const { dialog, isLater, asked } = publish;
  return (
    <Dialog ref={dialog} title={isLater ? words.later.title : words.title}>
      {/* A new form each time: the reason applies to the marks of that moment. */}
      <PublishForm key={asked} publish={publish} marks={marks} />
    </Dialog>
  );
}

interface PublishFormProps {
  publish: Publisher;
  marks: Mark[];
}

function PublishForm({ publish, marks }: PublishFormProps) {
  const { isLater } = publish;
  const [when, setWhen] = useState('');
  const at = parseFieldTime(when);
  const isPast = isLater && (!at || Date.parse(at) <= Date.now());
  return (
    <ReasonForm
      marks={marks.map((mark) => ({ key: `${mark.field}-${mark.start}`, mark }))}
      unfit={isPast ? 'at' : undefined}
      go={isLater ? words.later.go : words.go}
      isBusy={publish.isPublishing}
      onGo={(reason) => void publish.go({ ...(reason && { reason }), ...(isLater && at && { at }) })}
    >
      {(tried) =>
        isLater && (
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
        )
      }
    </ReasonForm>
  );
}
