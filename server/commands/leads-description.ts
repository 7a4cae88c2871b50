import { interestLabels } from '#content/contact.ts';
import { ATTRIBUTION_KEYS } from '#domain/leads/attribution.ts';
import { PROMISED_REPLY_HOURS } from '#domain/leads/lead.ts';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import { spamNote } from '../delivery/lead-facts.ts';
import type { LeadFile } from '../leads/lead-file.ts';
import { deliveryColumns, deliveryNote } from './deliveries-table.ts';
import { printable, printableLines } from './printable.ts';
import { textTable } from './text-table.ts';

/** Formats everything stored about a lead for reading; blank fields are left out. */
export function describeLead(file: LeadFile, now: Date): string {
  const { lead, consents, deliveries } = file;
  const channel = lead.kind === 'chat' ? 'chat' : `${lead.kind} form`;
  const due = (iso: string) => `${isoTimeInCharlotte(iso)} ET (${fromNow(iso, now)})`;
  const parts = [
    printable(`${lead.firstName} ${lead.lastName}`),
    fields([
      ['Lead', lead.id],
      [
        'Came in',
        `${isoTimeInCharlotte(lead.createdAt)} ET, ${channel} on ${lead.page || 'an unknown page'}`,
      ],
      ['Email', lead.email],
      ['Phone', lead.phone],
      ['Interest', lead.interest && `${lead.interest} (${interestLabels[lead.interest] ?? 'unknown'})`],
      ['Neighborhoods', lead.neighborhoods],
      ['Address', lead.address],
      ['Possible spam', spamNote(lead)],
      ['Status', `${lead.status}, source ${lead.source}, agent ${lead.agentId}`],
    ]),
    lead.message && `Message\n${indented(printableLines(lead.message))}`,
    `Due\n${fields([
      ['Answer', `by ${due(file.replyDueAt)}: promised within ${PROMISED_REPLY_HOURS} hours`],
      ['Disclosure', `send and review the agency disclosure by ${due(lead.disclosureDueAt)}`],
    ])}`,
    `Where they came from\n${
      fields(ATTRIBUTION_KEYS.map((key) => [key, lead.attribution[key] ?? ''])) || indented(['not known'])
    }`,
    `Consents\n${consents.map(consentLines).join('\n') || indented(['none on record'])}`,
    `Deliveries\n${deliveries.length > 0 ? textTable(deliveryColumns, deliveries, deliveryNote) : indented(['none'])}`,
  ];
  return `${parts
    .filter((part) => part !== '')
    .join('\n\n')
    .trimEnd()}\n`;
}

const LABEL_WIDTH = 15;

function fields(pairs: [label: string, value: string][]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `  ${label.padEnd(LABEL_WIDTH)}${printable(value)}`)
    .join('\n');
}

/** The consent's exact wording, on one line. */
function consentLines(consent: LeadFile['consents'][number]): string {
  const answer = consent.granted === 1 ? 'GRANTED' : 'not granted';
  return indented([
    printable(
      `${consent.channel}: ${answer}, ${isoTimeInCharlotte(consent.created_at)} ET, version ${consent.version}`,
    ),
    printable(`  "${consent.text}"`),
    printable(
      `  on ${consent.page || '?'}, from ${consent.ip || '?'}, ${consent.user_agent || 'no user agent'}`,
    ),
  ]);
}

function indented(lines: string[]): string {
  return lines.map((line) => `  ${line}`.trimEnd()).join('\n');
}

/** Formats how far a due time is from `now`: "in 3 h", "2 days ago". */
export function fromNow(iso: string, now: Date): string {
  const minutes = Math.round((Date.parse(iso) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const amount =
    size < 90
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.round(size / 60)} h`
        : `${Math.round(size / 1440)} days`;
  return minutes < 0 ? `${amount} ago` : `in ${amount}`;
}
