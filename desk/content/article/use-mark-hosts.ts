import { useState } from 'react';
import type { Mark } from '#domain/desk/content.ts';

/** A marked phrase, and the element in the text below which its note stands. */
export interface MarkHost {
  mark: Mark;
  host: HTMLElement;
}

/** A host element for each mark. It is reused while the phrase stays marked, so focus inside it is kept. */
export function useMarkHosts(marks: Mark[]): readonly MarkHost[] {
  const [hosts, setHosts] = useState<readonly MarkHost[]>([]);
  const isSame =
    hosts.length === marks.length && hosts.every(({ mark }, index) => isAlike(mark, marks[index]));
  if (isSame) return hosts;
  const next = marks.map((mark) => {
    const host = hosts.find((one) => one.mark.phrase === mark.phrase)?.host ?? document.createElement('div');
    host.contentEditable = 'false';
    return { mark, host };
  });
  setHosts(next);
  return next;
}

function isAlike(one: Mark, other: Mark | undefined): boolean {
  return one.phrase === other?.phrase && one.suggestion === other.suggestion && one.start === other.start;
}
