import { markWords } from '#content/desk/content-editor.ts';
import type { ContentFields } from '#domain/desk/content.ts';
import type { FormField } from '#domain/records/record-form.ts';
import { FormContext, type FormContextValue } from '../form/form-context.ts';
import { Fields } from './fields.tsx';
import styles from './record-form.module.css';

interface RecordFormProps {
  context: FormContextValue;
  fields: FormField[];
  record: ContentFields;
  onChange: (record: ContentFields) => void;
  /** How many flagged phrases the user decided to keep. */
  keptMarks: number;
}

/** The form of a record of any kind: labels, help, limits and errors come from its schema. */
export function RecordForm({ context, fields, record, onChange, keptMarks }: RecordFormProps) {
  return (
    <FormContext value={context}>
      <div className={styles.form}>
        <Fields fields={fields} path="" record={record} onChange={onChange} />
        {keptMarks > 0 && <p className="small">{markWords.kept(keptMarks)}</p>}
      </div>
    </FormContext>
  );
}
