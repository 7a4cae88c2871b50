import { lazy, Suspense } from 'react';
import { listWords as words } from '#content/desk/content-editor.ts';
import type { ContentFields } from '#domain/desk/content.ts';
import { blankFields } from '#domain/records/blank-record.ts';
import type { FormField, FormWidget } from '#domain/records/record-form.ts';
import { isFields } from '#domain/records/record-words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AreasField, ChoiceField, PagesField, SwitchField } from '../form/choice-fields.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { LinesField } from '../form/lines-field.tsx';
import listStyles from '../form/list-fields.module.css';
import { MomentField } from '../form/moment-field.tsx';
import { MoveHandle, moved } from '../form/reorder.tsx';
import { DateField, LineField, NumberField, ParagraphsField } from '../form/text-fields.tsx';
import { useItemKeys } from '../form/use-item-keys.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { PicturesField } from '../pictures/pictures-field.tsx';
import styles from './fields.module.css';

/** The editor of rich text is large: it comes only where a text has headings and lists. */
const ArticleField = lazy(() =>
  import('../article/article-field.tsx').then((file) => ({ default: file.ArticleField })),
);

interface FieldsProps {
  fields: FormField[];
  /** Of the group they stand in; '' for the record itself. */
  path: string;
  record: ContentFields;
  onChange: (record: ContentFields) => void;
}

/** The fields of a record or of a group in it. */
export function Fields({ fields, path, record, onChange }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const Widget = WIDGETS[field.widget];
        return (
          <div key={field.name} className={SHORT.has(field.widget) ? undefined : styles.whole}>
            <Suspense>
              <Widget
                field={field}
                path={path ? `${path}.${field.name}` : field.name}
                value={record[field.name]}
                onChange={(value) => onChange(withField(record, field.name, value))}
              />
            </Suspense>
          </div>
        );
      })}
    </div>
  );
}

/** Two of these stand side by side. */
const SHORT = new Set<FormWidget>(['number', 'money', 'date', 'moment', 'choice', 'switch']);

/** What is left empty may be absent, and must not be `undefined` then. */
function withField(record: ContentFields, name: string, value: unknown): ContentFields {
  const { [name]: _, ...rest } = record;
  return value === undefined ? rest : { ...record, [name]: value };
}

/** Fields that belong together. */
function GroupField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, note, error } = useFieldWords({ field, path, value });
  return (
    <fieldset className={listStyles.group}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <Fields
        fields={field.fields ?? []}
        path={path}
        record={isFields(value) ? value : {}}
        onChange={onChange}
      />
      {note && <p className={listStyles.note}>{note}</p>}
      {error && <p className={listStyles.error}>{error}</p>}
    </fieldset>
  );
}

/** A list of such groups, in an order. */
function GroupsField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, note, error } = useFieldWords({ field, path, value });
  const items = Array.isArray(value) ? value.map((item) => (isFields(item) ? item : {})) : [];
  const keys = useItemKeys(items.length);
  return (
    <fieldset className={listStyles.list}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <ol data-reorder>
        {items.map((item, index) => (
          <li key={keys.at(index)} className={listStyles.item} data-place={index}>
            <MoveHandle
              label={label}
              place={index}
              count={items.length}
              onMove={(to) => {
                keys.move(index, to);
                onChange(moved(items, index, to));
              }}
            />
            <Fields
              fields={field.fields ?? []}
              path={`${path}.${index}`}
              record={item}
              onChange={(next) => onChange(items.with(index, next))}
            />
            <button
              type="button"
              className={listStyles.remove}
              aria-label={words.remove(label, index + 1)}
              onClick={() => {
                keys.remove(index);
                onChange(items.toSpliced(index, 1));
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      <Button look="link" onClick={() => onChange([...items, blankFields(field.fields ?? [])])}>
        {words.add(label)}
      </Button>
      {note && <p className={listStyles.note}>{note}</p>}
      {error && <p className={listStyles.error}>{error}</p>}
    </fieldset>
  );
}

const WIDGETS: Record<FormWidget, (props: FieldWidgetProps) => React.ReactNode> = {
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
  picture: PictureField,
  pictures: PicturesField,
};
