import { hasTenDigits } from '../agent/agent-profile.ts';
import { LISTING_STATUSES } from '../listings/listing-status.ts';
import { endsAfterItBegins } from '../listings/open-houses.ts';
import { lackingFields } from '../listings/property.ts';
import { parseRecord, type RecordIssue, type RecordKind, type RecordOf } from './record-kinds.ts';

/** A rule reads what fits the schema so far: all that is wrong is told at once. */
type Rules = { [K in RecordKind]?: (record: Partial<RecordOf<K>>) => RecordIssue[] };

/**
 * What a record must also keep to when somebody writes it. Older records that break such a rule are still shown: a schema
 * that they did not fit would take them off the site.
 */
const RULES: Rules = {
  agent: ({ phone }) =>
    phone === undefined || hasTenDigits(phone) ? [] : [{ field: 'phone', rule: 'regex' }],
  listings: ({ openHouses = [] }) =>
    openHouses.flatMap((openHouse, index) =>
      endsAfterItBegins(openHouse) ? [] : [{ field: `openHouses.${index}.to`, rule: 'check' }],
    ),
};

/** What it must keep to besides before the site shows it. A draft is written piece by piece. */
const PUBLISHING_RULES: Rules = {
  listings: (home) => {
    const issues = lackingFields(home).map((field): RecordIssue => ({ field, rule: 'needed' }));
    const { status = '' } = home;
    return status.trim() !== '' && !LISTING_STATUSES.includes(status)
      ? [...issues, { field: 'status', rule: 'picklist' }]
      : issues;
  },
};

/** How the schemas name a picture that nobody has put into words yet. */
const WITHOUT_WORDS = 'partial_check';

/** What keeps a record from being kept as a draft, by its schema and by the rules beside it. */
export function writingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  return issuesBy([RULES[kind]], kind, value).filter(({ rule }) => rule !== WITHOUT_WORDS);
}

/** What keeps a record from the site: all of the above, and what a draft may still lack. */
export function publishingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  return issuesBy([RULES[kind], PUBLISHING_RULES[kind]], kind, value);
}

function issuesBy<K extends RecordKind>(rules: Rules[K][], kind: K, value: unknown): RecordIssue[] {
  const parsed = parseRecord(kind, value);
  const issues = parsed.ok ? [] : parsed.issues;
  const unfit = new Set(issues.map(topField));
  const fields = Object.entries(parsed.ok ? parsed.record : Object(value)).filter(
    ([name]) => !unfit.has(name),
  );
  const record = Object.fromEntries(fields) as Partial<RecordOf<K>>;
  const broken = rules.flatMap((rule) => rule?.(record) ?? []);
  return [...issues, ...broken.filter((issue) => !unfit.has(topField(issue)))];
}

const topField = ({ field }: RecordIssue) => field.split('.')[0] ?? '';
