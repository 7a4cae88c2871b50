import { useRef } from 'react';
import { moved } from './reorder.tsx';

/** Keys for the items of a list that have no id, so that a field keeps its focus when its item moves. */
export function useItemKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) {
    last.current += 1;
    keys.current.push(last.current);
  }
  if (keys.current.length > count) keys.current.length = count;
  return {
    at: (index: number) => keys.current[index],
    move: (from: number, to: number) => {
      keys.current = moved(keys.current, from, to);
    },
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1);
    },
  };
}
