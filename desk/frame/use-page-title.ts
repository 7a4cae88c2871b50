import { useEffect } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { brand } from './brand.ts';

/** Sets the document title. @param page null leaves the title to a nested component */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    if (page !== null) document.title = frameWords.title(page, brand.name);
  }, [page]);
}
