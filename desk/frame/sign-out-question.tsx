import { useEffect, useRef } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { useQuestion } from '../ui/use-question.tsx';

/** Asks on mount whether to sign out although unsaved work would be lost. */
export function SignOutQuestion({ onLeave }: { onLeave: () => void }) {
  const { ask, dialog } = useQuestion();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask({ ...frameWords.losing, act: onLeave });
  });
  return dialog;
}
