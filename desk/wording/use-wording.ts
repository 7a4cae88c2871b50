import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TextMark } from '#domain/fair-housing/fair-housing-marks.ts';
import { wordingQuery } from '../api/queries.ts';

/** A pause between sentences, as in the editor. */
const PAUSE_MS = 1_200;

/** Flags phrases in a draft that the Fair Housing Act may forbid. Only advice, so errors are ignored. */
export function useWording(text: string): TextMark[] {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isWritten = text.trim() !== '' && paused.trim() !== '';
  const { data } = useQuery({
    ...wordingQuery(paused),
    enabled: isWritten,
    placeholderData: keepPreviousData,
  });
  return isWritten ? (data?.marks.filter(({ phrase }) => text.includes(phrase)) ?? []) : [];
}
