import { useEffect, useEffectEvent } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { useQuestion } from '../ui/use-question.tsx';

/** Asks on mount whether to sign out although unsaved work would be lost. */
export function SignOutQuestion({ onLeave }: { onLeave: () => void }) {
  const { ask, dialog } = useQuestion();
  const askToLeave = useEffectEvent(() => ask({ ...frameWords.losing, act: onLeave }));
  useEffect(() => askToLeave(), []);
  return dialog;
}
