import { useState } from 'react';
import type { Mark } from '#domain/desk/content.ts';

/** A flagged phrase, and the element in the text that contains its note. */
export interface MarkHost {
  mark: Mark;
  host: HTMLElement;
}

/** A host element for each mark. It is reused while the phrase stays marked, so focus inside it is kept. */
export function useMarkHosts(marks: Mark[]): readonly MarkHost[] {
  const [hosts, setHosts] = useState<readonly MarkHost[]>([]);
  const isSame =
    hosts.length === marks.length && hosts.every(({ mark }, index) => isSameMark(mark, marks[index]));
  if (isSame) return hosts;
  const next = marks.map((mark) => {
    const host = hosts.find((one) => isSamePlace(one.mark, mark))?.host ?? document.createElement('div');
    host.contentEditable = 'false';
    return { mark, host };
  });
  setHosts(next);
  return next;
}

function isSamePlace(one: Mark, other: Mark): boolean {
  return one.phrase === other.phrase && one.nth === other.nth;
}

function isSameMark(one: Mark, other: Mark | undefined): boolean {
  return other !== undefined && isSamePlace(one, other) && one.suggestion === other.suggestion;
}
