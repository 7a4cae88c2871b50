import { lazy, Suspense } from 'react';
import { listWords } from '#content/desk/content-editor.ts';
import type { ContentFields } from '#domain/desk/content.ts';
import { blankFields } from '#domain/records/blank-record.ts';
import type { FormField, FormWidget } from '#domain/records/record-form.ts';
import { isFields } from '#domain/records/record-words.ts';
import { reloadPage, SectionNotLoaded } from '../../frame/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { AreasField, ChoiceField, PagesField, SwitchField } from '../form/choice-fields.tsx';
import { type FieldWidgetProps, SHORT_WIDGETS, useFieldWords } from '../form/field-props.ts';
import { LinesField } from '../form/lines-field.tsx';
import listStyles from '../form/list-fields.module.css';
import { MomentField } from '../form/moment-field.tsx';
import { NameField } from '../form/name-field.tsx';
import { MoveHandle, RemoveButton } from '../form/reorder.tsx';
import { DateField, LineField, NumberField, ParagraphsField } from '../form/text-fields.tsx';
import { useItems } from '../form/use-items.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { PicturesField } from '../pictures/pictures-field.tsx';
import styles from './fields.module.css';

/** Loaded on demand, because the rich text editor is large. */
const ArticleField = lazy(() =>
  import('../article/article-field.tsx').then(
    (file) => ({ default: file.ArticleField }),
    () => ({ default: FieldNotLoaded }),
  ),
);

interface FieldsProps {
  fields: FormField[];
  /** Path of the group; '' for the record itself. */
  path: string;
  record: ContentFields;
  onChange: (record: ContentFields) => void;
}

/** The fields of a record or of a group in it. */
export function Fields({ fields, path, record, onChange }: FieldsProps) {
  const pathOf = ({ name }: FormField) => (path ? `${path}.${name}` : name);
  return (
    <div className={styles.fields}>
      {fields
        .filter(({ widget }) => widget !== 'alt')
        .map((field) => {
          const Widget = WIDGETS[field.widget];
          const alt = fields.find(({ name }) => name === field.alt);
          return (
            <div key={field.name} className={SHORT_WIDGETS.has(field.widget) ? undefined : styles.whole}>
              <Suspense>
                <Widget
                  field={field}
                  path={pathOf(field)}
                  value={record[field.name]}
                  alt={alt && { field: alt, path: pathOf(alt), value: record[alt.name] }}
                  onChange={(value, shows) => {
                    const next = withField(record, field.name, value);
                    onChange(alt && shows !== undefined ? withField(next, alt.name, shows) : next);
                  }}
                />
              </Suspense>
            </div>
          );
        })}
    </div>
  );
}

function FieldNotLoaded() {
  return <SectionNotLoaded onRetry={reloadPage} />;
}

/** An empty optional field is left out: it must not be `undefined`. */
function withField(record: ContentFields, name: string, value: unknown): ContentFields {
  const { [name]: _, ...rest } = record;
  return value === undefined ? rest : { ...record, [name]: value };
}

/** A group of fields. */
function GroupField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  return (
    <FieldGroup {...words} isBordered>
      <Fields
        fields={field.fields ?? []}
        path={path}
        record={isFields(value) ? value : {}}
        onChange={onChange}
      />
    </FieldGroup>
  );
}

/** A sortable list of groups. */
function GroupsField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  const items = Array.isArray(value) ? value.map((item) => (isFields(item) ? item : {})) : [];
  const list = useItems(items, onChange);
  return (
    <FieldGroup {...words}>
      <ol className={listStyles.items} data-reorder>
        {items.map((item, index) => (
          <li key={list.keyOf(index)} className={listStyles.item} data-place={index}>
            <MoveHandle
              label={words.label}
              place={index}
              count={items.length}
              onMove={(to) => list.move(index, to)}
            />
            <Fields
              fields={field.fields ?? []}
              path={`${path}.${index}`}
              record={item}
              onChange={(next) => onChange(items.with(index, next))}
            />
            <RemoveButton label={words.label} place={index} onRemove={() => list.remove(index)} />
          </li>
        ))}
      </ol>
      <Button look="link" onClick={() => onChange([...items, blankFields(field.fields ?? [])])}>
        {listWords.add(words.label)}
      </Button>
    </FieldGroup>
  );
}

/** Groups with names, an object by name. */
function NamedField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  const items = isFields(value) ? Object.entries(value) : [];
  const set = (next: [string, unknown][]) =>
    onChange(next.length > 0 ? Object.fromEntries(next) : field.empty);
  const names = items.map(([name]) => name);
  const list = useItems(items, set);
  return (
    <FieldGroup {...words}>
      <ol className={listStyles.items}>
        {items.map(([name, item], index) => (
          <li key={list.keyOf(index)} className={listStyles.named}>
            <NameField
              path={`${path}.${name}`}
              name={name}
              others={names.toSpliced(index, 1)}
              onChange={(next) => set(items.with(index, [next, item]))}
            />
            <Fields
              fields={field.fields ?? []}
              path={`${path}.${name}`}
              record={isFields(item) ? item : {}}
              onChange={(next) => set(items.with(index, [name, next]))}
            />
            <RemoveButton label={words.label} place={index} onRemove={() => list.remove(index)} />
          </li>
        ))}
      </ol>
      {!names.includes('') && (
        <Button look="link" onClick={() => set([...items, ['', blankFields(field.fields ?? [])]])}>
          {listWords.add(words.label)}
        </Button>
      )}
    </FieldGroup>
  );
}

const WIDGETS: Record<FormWidget, (props: FieldWidgetProps) => React.ReactNode> = {
  // Edited in the picture fields.
  alt: () => null,
  line: LineField,
  paragraphs: ParagraphsField,
  article: (props) => <ArticleField {...props} />,
  number: NumberField,
  money: NumberField,
  date: DateField,
  moment: MomentField,
  switch: SwitchField,
  choice: ChoiceField,
  areas: AreasField,
  pages: PagesField,
  lines: LinesField,
  group: GroupField,
  groups: GroupsField,
  named: NamedField,
  picture: PictureField,
  pictures: PicturesField,
};
