import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { choiceWords } from '#content/desk/lead.ts';
import { statusLabels } from '#content/desk/leads.ts';
import { LEAD_STATUSES, type LeadDetail, type LeadStatus } from '#domain/desk/lead-inbox.ts';
import { teamQuery } from '../api/queries.ts';
import { useKeys } from '../frame/use-keys.ts';
import { controlClass } from '../ui/control.ts';
import { SelectField } from '../ui/field.tsx';
import type { LeadChanger } from './use-lead-change.ts';

interface ChoiceProps {
  lead: LeadDetail;
  changer: LeadChanger;
}

export function StatusField({
  lead,
  changer,
  isLabelHidden = false,
}: ChoiceProps & { isLabelHidden?: boolean }) {
  const set = (status: LeadStatus) => changer.change({ status }, choiceWords.changed(statusLabels[status]));
  useKeys({ e: () => lead.status !== 'closed' && set('closed') });
  const select = {
    value: lead.status,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => set(target.value as LeadStatus),
    children: LEAD_STATUSES.map((status) => (
      <option key={status} value={status}>
        {statusLabels[status]}
      </option>
    )),
  };
  return isLabelHidden ? (
    <select className={controlClass} aria-label={choiceWords.status} {...select} />
  ) : (
    <SelectField label={choiceWords.status} {...select} />
  );
}

export function AssigneeField({ lead, changer }: ChoiceProps) {
  const team = useQuery(teamQuery).data;
  const people = team?.people ?? [];
  const isUnknown = lead.assigneeId !== null && !people.some(({ id }) => id === lead.assigneeId);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  return (
    <SelectField
      label={choiceWords.assignee}
      value={lead.assigneeId ?? ''}
      disabled={!team}
      onChange={({ target }) =>
        changer.change(
          { assigneeId: target.value || null },
          target.value ? choiceWords.assigned(nameOf(target.value)) : choiceWords.unassigned,
        )
      }
    >
      <option value="">{choiceWords.nobody}</option>
      {isUnknown && <option value={lead.assigneeId ?? ''}>{choiceWords.somebody}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
