import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isTyping } from './use-keys.ts';

/** The path of a page whose list stays visible beside the record that is open. */
const LIST = /^(\/desk)?\/(leads|conversations)\b/;

/** Focuses `main` after navigation, so that screen readers start at the new page as after a full load. */
export function usePageFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === '' || before.current === path) {
      before.current = path;
      return;
    }
    // Moving between leads or chats keeps the focus in their list.
    const list = LIST.exec(path)?.[0];
    const isBesideList =
      list !== undefined &&
      list === LIST.exec(before.current)?.[0] &&
      matchMedia('(min-width: 1024px)').matches;
    // A new record has just been given its URL while the user is still in its form.
    const isSameForm = before.current.endsWith('/new') && document.activeElement?.closest('main');
    before.current = path;
    // A user who has already started to type keeps the focus in that field.
    if (!isBesideList && !isSameForm && !isTyping(document.activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
