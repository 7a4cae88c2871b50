import { useQuery } from '@tanstack/react-query';
import { assistantPages } from '#content/assistant/assistant-pages.ts';
import { editorWords, listWords, optionWords } from '#content/desk/content-editor.ts';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import { contentListQuery, neighborhoodIdsQuery } from '../../api/content-queries.ts';
import { meQuery } from '../../api/queries.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame, FieldGroup } from '../../ui/field.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './choice-fields.module.css';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';
import { useForm } from './form-context.ts';

/** Yes or no. */
export function SwitchField({ field, value, onChange }: FieldWidgetProps) {
  const { help, shows } = field;
  return (
    <div className={styles.switch}>
      <Tick checked={value === true} onChange={({ target }) => onChange(target.checked)}>
        <b>{field.label}</b>
        {[help, shows && editorWords.shows(shows)].filter(Boolean).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </Tick>
    </div>
  );
}

/** One of the field's options. */
export function ChoiceField(props: FieldWidgetProps) {
  const options = (props.field.options ?? []).map((value) => ({ value, label: optionWords[value] ?? value }));
  return <SelectOne {...props} options={options} />;
}

/** One or several neighborhoods. */
export function AreasField(props: FieldWidgetProps) {
  const { holds } = props.field;
  const { kind, id: own } = useForm();
  const list = useQuery(contentListQuery('neighborhoods', '')).data?.entries ?? [];
  const numbered = useQuery({ ...neighborhoodIdsQuery, enabled: holds === 'number' }).data ?? [];
  const areas = list.map(({ id, title }) => ({ value: id, label: title }));
  // A neighborhood is not its own neighbor.
  const others = kind === 'neighborhoods' ? areas.filter(({ value }) => value !== own) : areas;
  if (holds === 'array') return <TickSeveral {...props} options={others} />;
  const options =
    holds === 'number' ? numbered.map(({ id, name }) => ({ value: String(id), label: name })) : areas;
  return <SelectOne {...props} options={options} />;
}

/** The pages that an answer's buttons link to. */
export function PagesField(props: FieldWidgetProps) {
  const areas = useQuery(contentListQuery('neighborhoods', '')).data?.entries ?? [];
  const agent = useQuery(meQuery).data?.agent;
  const named = (label: string) => (agent ? withAgent(label, agent) : label);
  const options = [
    ...Object.entries(assistantPages).map(([value, { label }]) => ({ value, label: named(label) })),
    ...areas.map(({ id, title }) => ({ value: `area:${id}`, label: title })),
  ];
  return <TickSeveral {...props} options={options} />;
}

interface Option {
  value: string;
  label: string;
}

function SelectOne({ field, path, value, onChange, options }: FieldWidgetProps & { options: Option[] }) {
  const { isNew } = useForm();
  const chosen = value === null || value === undefined ? '' : String(value);
  // A value that is no longer an option stays visible.
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <FieldFrame {...useFieldWords({ field, path, value })}>
      {(wiring) => (
        <select
          {...wiring}
          className={controlClass}
          disabled={field.isFixed && !isNew}
          value={chosen}
          onChange={({ target }) => {
            if (target.value === '') onChange(field.empty);
            else onChange(field.holds === 'number' ? Number(target.value) : target.value);
          }}
        >
          {(field.isOptional || chosen === '') && <option value="">{listWords.none}</option>}
          {chosen !== '' && !isKnown && <option value={chosen}>{chosen}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function TickSeveral({ field, path, value, onChange, options }: FieldWidgetProps & { options: Option[] }) {
  const words = useFieldWords({ field, path, value });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen.filter((one) => !options.some((option) => option.value === one));
  return (
    <FieldGroup {...words}>
      <div className={styles.ticks}>
        {[...options, ...unknown.map((one) => ({ value: one, label: one }))].map((option) => (
          <Tick
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
              )
            }
          >
            {option.label}
          </Tick>
        ))}
      </div>
    </FieldGroup>
  );
}
