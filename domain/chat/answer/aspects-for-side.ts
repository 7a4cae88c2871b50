import type { Entry, Side } from '../knowledge.ts';
import { requestedAspect } from '../understand/find-aspects.ts';
import type { FoundEntry } from '../understand/understood.ts';

/**
 * Share from which an aspect of one side is told to somebody whose side is not known, or seems to be the other: of what
 * training keeps back, fewer are told to the wrong side so, and hardly more get the general answer for the one they asked for.
 */
const CLEARLY = { unknown: 0.6, across: 0.8 };

/** Who sits across the table. */
const ACROSS: Readonly<Partial<Record<Side, readonly Side[]>>> = {
  buyer: ['seller', 'landlord', 'heir'],
  seller: ['buyer', 'tenant'],
  landlord: ['tenant', 'buyer'],
  tenant: ['landlord', 'seller'],
  heir: ['buyer', 'tenant'],
};

/** Whether one of two sides sits across the table from the other. */
export function areAcross(one: Side, other: Side): boolean {
  return ACROSS[one]?.includes(other) === true;
}

/** A found entry with what may be asked about it, without what speaks to another side than the asker's. */
export function forSide(found: FoundEntry, { aspects: known = {} }: Entry, side: Side | null): FoundEntry {
  const { aspects, aspect: _, ...rest } = found;
  if (!aspects) return found;
  const fitting = aspects.filter(({ value, confidence }) => {
    const of = known[value]?.side;
    if (of === undefined || of === side) return true;
    if (side === null) return confidence >= CLEARLY.unknown;
    return !areAcross(side, of) || confidence >= CLEARLY.across;
  });
  const asked = requestedAspect(fitting);
  return { ...rest, aspects: fitting, ...(asked !== undefined && { aspect: asked }) };
}
