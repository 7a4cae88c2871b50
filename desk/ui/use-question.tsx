import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface Question {
  title: string;
  note: string;
  cancel: string;
  /** Label of the confirm button. */
  goOn: string;
  act: () => unknown;
}

/** A confirmation dialog for actions that cannot be undone. */
export function useQuestion() {
  const ref = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask(next: Question) {
      setQuestion(next);
      ref.current?.showModal();
    },
    dialog: (
      <Dialog ref={ref} title={question?.title ?? ''}>
        <p>{question?.note}</p>
        <DialogActions>
          <Button onClick={() => ref.current?.close()}>{question?.cancel}</Button>
          <Button
            look="grave"
            onClick={() => {
              ref.current?.close();
              question?.act();
            }}
          >
            {question?.goOn}
          </Button>
        </DialogActions>
      </Dialog>
    ),
  };
}
