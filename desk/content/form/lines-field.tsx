import { useId, useRef } from 'react';
import { listWords as words } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';
import { useForm } from './form-context.ts';
import styles from './list-fields.module.css';
import { Marks } from './marks.tsx';
import { MoveHandle, moved } from './reorder.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** A list of lines, in an order. */
export function LinesField({ field, path, value, onChange }: FieldWidgetProps) {
  const { label, hint, note, error } = useFieldWords({ field, path, value });
  const { problems } = useForm();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const items = Array.isArray(value) ? value.map(String) : [];
  const keys = useItemKeys(items.length);
  const add = () => {
    onChange([...items, '']);
    // The line is there after this rendering.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const set = (index: number, text: string) => onChange(items.with(index, text));
  return (
    <fieldset className={styles.list} aria-describedby={note ? `${id}-note` : undefined}>
      <legend>
        {label} {hint && <span className="soft">{hint}</span>}
      </legend>
      <ol ref={list} data-reorder>
        {items.map((item, index) => {
          const problem = problems.get(`${path}.${index}`);
          return (
            <li key={keys.at(index)} data-place={index}>
              <div className={styles.line}>
                <MoveHandle
                  label={label}
                  place={index}
                  count={items.length}
                  onMove={(to) => {
                    keys.move(index, to);
                    onChange(moved(items, index, to));
                  }}
                />
                <input
                  className={controlClass}
                  type="text"
                  aria-label={words.item(label, index + 1)}
                  aria-invalid={problem ? true : undefined}
                  value={item}
                  onChange={({ target }) => set(index, target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    add();
                  }}
                />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.remove(label, index + 1)}
                  onClick={() => {
                    keys.remove(index);
                    onChange(items.toSpliced(index, 1));
                  }}
                >
                  <Icon name="close" />
                </button>
              </div>
              {problem && <p className={styles.error}>{problem}</p>}
              <Marks path={`${path}.${index}`} text={item} onChange={(text) => set(index, text)} />
            </li>
          );
        })}
      </ol>
      <Button look="link" onClick={add}>
        {words.add(label)}
      </Button>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
