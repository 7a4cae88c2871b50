import type { Entry, Side } from '../knowledge.ts';
import { requestedAspect } from '../understand/find-aspects.ts';
import type { FoundEntry } from '../understand/understood.ts';

/**
 * Minimum share for answering with an aspect of one side when the visitor's side is unknown, or seems to be the opposite one. On
 * held-out lines this gives the wrong side's aspect less often and hardly more general answers.
 */
const MIN_SHARE = { unknown: 0.6, across: 0.8 };

/** The opposite parties of each side. */
const OPPOSITE_SIDES: Readonly<Partial<Record<Side, readonly Side[]>>> = {
  buyer: ['seller', 'landlord', 'heir'],
  seller: ['buyer', 'tenant'],
  landlord: ['tenant', 'buyer'],
  tenant: ['landlord', 'seller'],
  heir: ['buyer', 'tenant'],
};

/** Whether two sides are opposite parties. */
export function areOppositeSides(one: Side, other: Side): boolean {
  return OPPOSITE_SIDES[one]?.includes(other) === true;
}

/** A found entry without the aspects meant for another side. */
export function forSide(found: FoundEntry, { aspects: known = {} }: Entry, side: Side | null): FoundEntry {
  const { aspects, aspect: _, ...rest } = found;
  if (!aspects) return found;
  const fitting = aspects.filter(({ value, confidence }) => {
    const of = known[value]?.side;
    if (of === undefined || of === side) return true;
    if (side === null) return confidence >= MIN_SHARE.unknown;
    return !areOppositeSides(side, of) || confidence >= MIN_SHARE.across;
  });
  const asked = requestedAspect(fitting);
  return { ...rest, aspects: fitting, ...(asked !== undefined && { aspect: asked }) };
}
