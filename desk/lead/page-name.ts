import { leadWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';

/** A page's name within a sentence. A page that no longer exists has only its path. */
export const pageName = (path: string, { pages }: LeadDetail): string =>
  path === '/' ? leadWords.homePage : (pages.find((page) => page.path === path)?.title ?? path);
