import { hasTenDigits } from '../agent/agent-profile.ts';
import { LISTING_STATUSES } from '../listings/listing-status.ts';
import { endsAfterItBegins } from '../listings/open-houses.ts';
import { missingFields } from '../listings/property.ts';
import { parseRecord, type RecordIssue, type RecordKind, type RecordOf } from './record-kinds.ts';

/** A rule receives only the fields that passed the schema, so that all errors are reported at once. */
type Rules = { [K in RecordKind]?: (record: Partial<RecordOf<K>>) => RecordIssue[] };

/**
 * Rules that apply only to writes. They are not part of the schema, because older records that break them would
 * disappear from the site.
 */
const RULES: Rules = {
  agent: ({ phone }) =>
    phone === undefined || hasTenDigits(phone) ? [] : [{ field: 'phone', rule: 'regex' }],
  listings: ({ openHouses = [] }) =>
    openHouses.flatMap((openHouse, index) =>
      endsAfterItBegins(openHouse) ? [] : [{ field: `openHouses.${index}.to`, rule: 'check' }],
    ),
};

/** Further rules that apply when a record is published. A draft may break them. */
const PUBLISHING_RULES: Rules = {
  listings: (home) => {
    const issues = missingFields(home).map((field): RecordIssue => ({ field, rule: 'needed' }));
    const { status = '' } = home;
    return status.trim() !== '' && !LISTING_STATUSES.includes(status)
      ? [...issues, { field: 'status', rule: 'picklist' }]
      : issues;
  },
};

/** The schemas' issue type for a picture without alt text. */
const MISSING_ALT = 'partial_check';

/** The errors that prevent saving a draft, from its schema and the rules beside it. */
export function writingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  return issuesBy([RULES[kind]], kind, value).filter(({ rule }) => rule !== MISSING_ALT);
}

/** The errors that prevent publishing: all of the above, and required fields that a draft may lack. */
export function publishingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  return issuesBy([RULES[kind], PUBLISHING_RULES[kind]], kind, value);
}

function issuesBy<K extends RecordKind>(rules: Rules[K][], kind: K, value: unknown): RecordIssue[] {
  const parsed = parseRecord(kind, value);
  const issues = parsed.ok ? [] : parsed.issues;
  const invalid = new Set(issues.map(topField));
  const fields = Object.entries(parsed.ok ? parsed.record : Object(value)).filter(
    ([name]) => !invalid.has(name),
  );
  const record = Object.fromEntries(fields) as Partial<RecordOf<K>>;
  const ruleIssues = rules.flatMap((rule) => rule?.(record) ?? []);
  return [...issues, ...ruleIssues.filter((issue) => !invalid.has(topField(issue)))];
}

const topField = ({ field }: RecordIssue) => field.split('.')[0] ?? '';
