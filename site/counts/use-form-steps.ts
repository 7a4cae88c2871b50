import { type RefObject, useEffect } from 'react';
import type { LeadForm } from '#domain/leads/lead.ts';
import { reportStep } from './report-step.ts';

/** Counts the first time a form scrolls into view, and its first input. */
export function useFormSteps(form: RefObject<HTMLFormElement | null>, kind: LeadForm): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      reportStep(`${kind}-seen`);
    });
    observer.observe(element);
    const onInput = () => reportStep(`${kind}-started`);
    element.addEventListener('input', onInput, { once: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('input', onInput);
    };
  }, [form, kind]);
}
