import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Mark } from '#domain/desk/content.ts';
import { matchCase } from '#domain/fair-housing/apply-suggestion.ts';
import { FieldFrame, type Wiring } from '../../ui/field.tsx';
import { MarkNote } from '../../wording/mark-note.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { useForm } from '../form/form-context.ts';
import { articleExtensions } from './article-extensions.ts';
import styles from './article-field.module.css';
import { ArticleTools } from './article-tools.tsx';
import { cleanPastedHtml } from './clean-pasted.ts';
import { placeOf, setMarks } from './mark-plugin.ts';
import { useMarkHosts } from './use-mark-hosts.ts';

/** A text with headings, lists, links, pictures, quotes, callouts and tables; kept as HTML. */
export function ArticleField({ field, path, value, onChange }: FieldWidgetProps) {
  const html = typeof value === 'string' ? value : '';
  const { marks, keepMark } = useForm();
  const mine = marks.filter((mark) => mark.field === path);
  const hosts = useMarkHosts(mine);
  const words = useFieldWords({ field, path, value: '' });
  const [isMounted, setMounted] = useState(false);
  const change = useRef(onChange);
  const emitted = useRef(html);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions: articleExtensions,
    content: html,
    // The content security policy forbids its style element; article-field.module.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': field.label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: styles.text ?? '',
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onMount: () => setMounted(true),
    onUnmount: () => setMounted(false),
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      change.current(emitted.current);
    },
  });
  // The text was replaced from outside, for example by an older version. To undo that is not this editor's to do: it would
  // write over somebody else's text.
  useEffect(() => {
    if (html === emitted.current) return;
    emitted.current = html;
    const { from, to } = editor.state.selection;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(html, { emitUpdate: false })
      .setTextSelection({ from, to })
      .run();
  }, [html, editor]);
  useEffect(() => {
    if (isMounted) setMarks(editor, hosts);
  }, [editor, hosts, isMounted]);
  return (
    <FieldFrame {...words}>
      {(wiring) => (
        <div className={styles.article}>
          <ArticleTools editor={editor} />
          {isMounted && <Wired editor={editor} wiring={wiring} />}
          <EditorContent editor={editor} />
          {hosts.map(({ mark, host }) =>
            createPortal(
              <MarkNote
                mark={mark}
                onUse={() => takeSuggestion(editor, mark)}
                onKeep={() => {
                  keepMark(mark);
                  editor.commands.focus();
                }}
              />,
              host,
              `${mark.phrase}-${mark.nth}`,
            ),
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** Ties the text, which the editor makes, to its label and its words. */
function Wired({ editor, wiring }: { editor: Editor; wiring: Wiring }) {
  useEffect(() => {
    const { dom } = editor.view;
    for (const [name, value] of Object.entries(wiring))
      if (value === undefined) dom.removeAttribute(name);
      else dom.setAttribute(name, String(value));
  });
  return null;
}

function takeSuggestion(editor: Editor, mark: Mark): void {
  const { doc } = editor.state;
  const place = placeOf(doc, mark);
  if (!place) return;
  const words = matchCase(mark.suggestion, mark.phrase);
  const chain = editor.chain().focus();
  if (words !== '') return void chain.insertContentAt(place, words).run();
  // The space before what is left out goes along.
  const before = doc.textBetween(place.from - 1, place.from, '\n', '\ufffc');
  chain.deleteRange({ ...place, from: place.from - (/^\s$/.test(before) ? 1 : 0) }).run();
}
