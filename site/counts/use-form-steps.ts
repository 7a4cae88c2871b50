import { type RefObject, useEffect } from 'react';
import type { LeadForm } from '#domain/leads/lead.ts';
import { reportStep } from './report-step.ts';

/** Counts once that a form came into view, and once that somebody typed in it. */
export function useFormSteps(form: RefObject<HTMLFormElement | null>, kind: LeadForm): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      reportStep(`${kind}-seen`);
    });
    if (form.current) observer.observe(form.current);
    form.current?.addEventListener('input', () => reportStep(`${kind}-started`), { once: true });
    return () => observer.disconnect();
  }, [form, kind]);
}
