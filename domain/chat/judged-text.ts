import type { SitePage } from './answer/answer.ts';
import { isUnderWay, type LeadTalk } from './lead/lead-talk.ts';
import { withoutTimes } from './lead/mentioned-times.ts';
import { statedWish } from './lead/stated-wishes.ts';
import { plainText } from './text/plain-text.ts';

/** The part of a message that the guard judges: without the times of a visit and the names of the site's pages. */
export function judgedText(asked: string, lead: LeadTalk, pages: readonly SitePage[]): string {
  return withoutPageNames(isUnderWay(lead) ? withoutTimes(asked) : withoutTimesOfVisit(asked), pages);
}

/** In "can I see the loft tonight around 6:30" the time describes no home. */
export function withoutTimesOfVisit(asked: string): string {
  return statedWish(plainText(asked)) === 'tour' ? withoutTimes(asked) || asked : asked;
}

/** "I'd like the sellers guide" asks for a page, not about sellers. */
function withoutPageNames(asked: string, pages: readonly SitePage[]): string {
  const names = pages.flatMap((page) => page.names);
  return asked
    .split(SENTENCE_END)
    .map((sentence) => {
      const plain = ` ${plainText(sentence)} `;
      const named = names.find((name) => plain.includes(` ${name} `));
      return named === undefined ? sentence : `${plain.replace(` ${named} `, ' page ').trim()}.`;
    })
    .join(' ');
}

const SENTENCE_END = /(?<=[.!?;\n])\s+/;
