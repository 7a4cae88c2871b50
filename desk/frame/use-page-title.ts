import { useEffect } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { brand } from './brand.ts';

/** Names the page in the tab. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = frameWords.title(page, brand.name);
  }, [page]);
}
