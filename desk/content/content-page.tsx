import { contentWords } from '#content/desk/content.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import { Page } from '../ui/page.tsx';

/** What the site says. */
export function ContentPage() {
  usePageTitle(contentWords.title);
  return <Page title={contentWords.title} lede={contentWords.lede} />;
}
