import { type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleWords } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/field.tsx';

interface LinkDialogProps {
  ref: Ref<HTMLDialogElement>;
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
}

const words = articleWords.linkDialog;

/** Edits the address of a link. */
export function LinkDialog({ ref, address, onSet, onRemove }: LinkDialogProps) {
  const [isBad, setBad] = useState(false);
  const [closed, setClosed] = useState(0);
  const onClose = () => {
    setBad(false);
    setClosed(closed + 1);
  };
  return (
    <Dialog ref={ref} title={words.title} onClose={onClose}>
      <DialogForm
        onSubmit={(form) => {
          const typed = String(new FormData(form).get('address') ?? '').trim();
          const isGood = /^(https:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S+)$/i.test(typed);
          flushSync(() => setBad(!isGood));
          if (!isGood) return (form.elements.namedItem('address') as HTMLElement | null)?.focus();
          form.closest('dialog')?.close();
          onSet(typed);
        }}
        actions={
          <>
            {address && (
              <Button
                look="link"
                onClick={(event) => {
                  event.currentTarget.closest('dialog')?.close();
                  onRemove();
                }}
              >
                {words.remove}
              </Button>
            )}
            <Button look="solid" type="submit">
              {words.set}
            </Button>
          </>
        }
      >
        <TextField
          // A new field each time, without what was typed last.
          key={`${address} ${closed}`}
          name="address"
          label={words.label}
          hint={words.hint}
          error={isBad ? words.bad : undefined}
          defaultValue={address}
        />
      </DialogForm>
    </Dialog>
  );
}
