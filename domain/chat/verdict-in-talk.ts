import type { SitePage } from './answer/answer.ts';
import { asksOtherEnd } from './dialogue/choose-act.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import { lastMentionedAreas } from './dialogue/resolve-subject.ts';
import type { Verdict } from './guard/verdict.ts';
import { judgedText } from './judged-text.ts';
import { leadMoment } from './lead/lead-talk.ts';
import type { LeadParts } from './lead-turn.ts';
import { hasNoSubject } from './text/back-references.ts';
import { plainText } from './text/plain-text.ts';
import type { MessageContext } from './understand/understand.ts';
import type { Understood } from './understand/understood.ts';
import { excludesOnlyNamedHome } from './values/item-reference.ts';
import { asksWhatAreaIsLike } from './values/question-kinds.ts';
import type { Values } from './values/read-values.ts';
import { asksOnlyForFigures, hasOnlyValues } from './values/record-words.ts';
import { asksToChoose, isOnlyPlace } from './values/short-messages.ts';

interface VerdictParts extends Pick<LeadParts, 'lead'> {
  pages: readonly SitePage[];
  understand: (raw: string, context?: MessageContext) => Understood;
}

/** Confidence from which an act is certain. */
const SURE_OF_ACT = 0.6;

/**
 * Why a message is declined; null if it is not. Details for a lead are not judged. A bare "and in NoDa?"
 * or "just between us" repeats the previous request and is declined if that was. "We're the buyers" requests nothing, and "is
 * that bad" after an entry is about that entry, "which is better" about what was shown, and "how's the area" about its record.
 */
export function verdictInTalk(
  { raw, guard, acts: [act] }: Understood,
  asked: string,
  values: Values,
  { guarded, lead, tasks }: Dialogue,
  { pages, lead: conversation, understand }: VerdictParts,
): Verdict | null {
  const { text, sideMentions, itemReference } = values;
  const judged = judgedText(asked, lead, pages);
  if (guarded && (isOnlyPlace(text) || (act?.value === 'insist' && act.confidence >= SURE_OF_ACT)))
    return { category: guarded };
  const [task] = tasks;
  const isOfPlace = itemReference.saysThere && lastMentionedAreas({ tasks }).length > 0;
  const isToldOf = task?.kind === 'entry' || task?.kind === 'sum';
  const isOfTold = isToldOf && !guarded && !isOfPlace && hasNoSubject(text);
  if (task?.kind === 'areas' && (SAFER.test(text) || CRIME.test(text))) return { category: 'safety' };
  const isChoice = !guarded && (asksToChoose(text) || asksWhatAreaIsLike(text));
  // "mejor no" as an answer about consent refuses only the team; "no objection" is not about people
  const isOfLead = conversation.isOnlyResponse(lead, plainText(raw));
  const isOfFigures = asksOtherEnd(values, tasks) || asksOnlyForFigures(text);
  const isExclusion = excludesOnlyNamedHome(text);
  const isOfRecords = hasOnlyValues(text) || (!guarded && (isOfFigures || isExclusion));
  if (isOfRecords || sideMentions.onlyNamed || isOfTold || isChoice || isOfLead) return null;
  // "and the worst?", of areas described, may be about people
  if (task?.kind === 'areas' && WORST.test(text) && values.attributes.length === 0)
    return { category: 'people' };
  if (!guard || judged === raw) return guard;
  const context = { leadMoment: leadMoment(lead) };
  return /\p{L}{2}/u.test(judged) ? understand(judged, context).guard : null;
}

/** "What's the gap in crime", of areas */
const CRIME = /\b(?:crimes?|crimen|criminalidad|delincuencia)\b/;
const WORST = /\b(?:worst|peor(?:es)?)\b/;
/** "Which is safer?" after areas: alone it could mean anything. */
const SAFER = /^(?:\w+ ){0,3}(?:safer?|safest|segur[oa]s?)$/;
