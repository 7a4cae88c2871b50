import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isTyping } from './use-keys.ts';

/** Another page: what reads the screen starts at its heading, as after a full load. */
export function usePageFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === '' || before.current === path) {
      before.current = path;
      return;
    }
    // Between leads the list keeps the focus: J and K walk on.
    const among = (one: string) => one.startsWith('/desk/leads') || one.startsWith('/leads');
    const isAmongLeads = among(before.current) && among(path) && matchMedia('(min-width: 1024px)').matches;
    // A new record has got its address while somebody goes on in its form.
    const isSameForm = before.current.endsWith('/new') && document.activeElement?.closest('main');
    before.current = path;
    // Whoever was faster than this keeps the field they have begun to type in.
    if (!isAmongLeads && !isSameForm && !isTyping(document.activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
