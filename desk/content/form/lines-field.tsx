import { useId, useRef } from 'react';
import { listWords } from '#content/desk/content-editor.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { FieldGroup } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';
import { useForm } from './form-context.ts';
import styles from './list-fields.module.css';
import { Marks } from './marks.tsx';
import { MoveHandle, RemoveButton } from './reorder.tsx';
import { useItems } from './use-items.ts';

/** A sortable list of lines. */
export function LinesField({ field, path, value, onChange }: FieldWidgetProps) {
  const words = useFieldWords({ field, path, value });
  const { problems } = useForm();
  const id = useId();
  const lines = useRef<HTMLOListElement>(null);
  const items = Array.isArray(value) ? value.map(String) : [];
  const list = useItems(items, onChange);
  const add = () => {
    onChange([...items, '']);
    // The new line exists only after the next render.
    requestAnimationFrame(() => lines.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const set = (index: number, text: string) => onChange(items.with(index, text));
  return (
    <FieldGroup {...words}>
      <ol ref={lines} className={styles.items} data-reorder>
        {items.map((item, index) => {
          const problem = problems.get(`${path}.${index}`);
          return (
            <li key={list.keyOf(index)} data-place={index}>
              <div className={styles.line}>
                <MoveHandle
                  label={words.label}
                  place={index}
                  count={items.length}
                  onMove={(to) => list.move(index, to)}
                />
                <input
                  className={controlClass}
                  type="text"
                  aria-label={listWords.item(words.label, index + 1)}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem && `${id}-${list.keyOf(index)}`}
                  value={item}
                  onChange={({ target }) => set(index, target.value)}
                  onKeyDown={(event) => {
                    // An Enter that ends an IME composition; in Safari only the key code tells.
                    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
                    if (event.key !== 'Enter' || isComposing) return;
                    event.preventDefault();
                    add();
                  }}
                />
                <RemoveButton label={words.label} place={index} onRemove={() => list.remove(index)} />
              </div>
              {problem && (
                <p id={`${id}-${list.keyOf(index)}`} className={styles.error}>
                  {problem}
                </p>
              )}
              <Marks path={`${path}.${index}`} text={item} onChange={(text) => set(index, text)} />
            </li>
          );
        })}
      </ol>
      <Button look="link" onClick={add}>
        {listWords.add(words.label)}
      </Button>
    </FieldGroup>
  );
}
