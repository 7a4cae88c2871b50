import { guidePage } from '#content/guide-page.ts';

const ROOM = `<div role="group" aria-label="${guidePage.tableLabel}" tabindex="0">`;

/** Lets each table of an article scroll by itself: many columns would widen the whole page on a phone. */
export function withTableRooms(html: string): string {
  return html.replace(/<table\b.*?<\/table>/gs, (table) => `${ROOM}${table}</div>`);
}
