import { useEffect } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { brand } from './brand.ts';

/** Names the page in the tab. @param page null leaves it to what is open on the page */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    if (page !== null) document.title = frameWords.title(page, brand.name);
  }, [page]);
}
