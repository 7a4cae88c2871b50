import type { LeadTalk, LeadWish } from './lead-talk.ts';

/** A talk with what a message says it is about: in words of its own, or by the homes that it points at. */
export function withAbout(
  talk: LeadTalk,
  { raw, plain }: { raw: string; plain: string },
  wish: LeadWish | null,
  homes: readonly string[],
): LeadTalk {
  if (talk.status === 'asking') return talk;
  const [, said = ''] = (wish !== null && ABOUT.exec(raw)) || [];
  const isOfHomes = wish === 'tour' || OF_HOMES.test(plain);
  const about = [...(said && said.length <= LONGEST ? [said.trim()] : []), ...(isOfHomes ? homes : [])];
  return about.length > 0 ? { ...talk, about } : talk;
}

const ABOUT =
  /\b(?:it(?:['’]?s| is) (?:about|regarding)|regarding|(?:es|seria|sería) (?:sobre|acerca de)) ([^.?!;,]{6,})/i;
const LONGEST = 80;
const OF_HOMES =
  /\b(?:details|info|information|photos|pictures|this (?:one|home|house|condo)|that (?:one|home|house|condo)|detalles|informacion|fotos)\b/;
