import { useRef } from 'react';
import { applySuggestion } from '#domain/fair-housing/apply-suggestion.ts';
import { MarkNote } from '../../wording/mark-note.tsx';
import { useForm } from './form-context.ts';

interface MarksProps {
  path: string;
  text: string;
  onChange: (text: string) => void;
  /** Moves the focus after "Keep mine", if the text is not in a field beside the notes. */
  onKept?: () => void;
}

/** The phrases in a field that the Fair Housing Act may forbid, each with a suggested replacement. */
export function Marks({ path, text, onChange, onKept }: MarksProps) {
  const { marks, keepMark } = useForm();
  const notes = useRef<HTMLDivElement>(null);
  const shown = marks.filter((mark) => mark.field === path && text.includes(mark.phrase));
  if (shown.length === 0) return null;
  // The pressed button disappears with its note.
  const backToField = () =>
    notes.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
  return (
    <div ref={notes}>
      {shown.map((mark) => (
        <MarkNote
          key={`${mark.phrase}-${mark.nth}`}
          mark={mark}
          onUse={() => {
            onChange(applySuggestion(text, mark));
            backToField();
          }}
          onKeep={() => {
            keepMark(mark);
            if (onKept) onKept();
            else backToField();
          }}
        />
      ))}
    </div>
  );
}
