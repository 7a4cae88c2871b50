import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Mark } from '#domain/desk/content.ts';
import { matchCase } from '#domain/fair-housing/apply-suggestion.ts';
import { FieldFrame, type Wiring } from '../../ui/field.tsx';
import { MarkNote } from '../../wording/mark-note.tsx';
import { type FieldWidgetProps, useFieldWords } from '../form/field-props.ts';
import { useForm } from '../form/form-context.ts';
import { Marks } from '../form/marks.tsx';
import { articleExtensions } from './article-extensions.ts';
import styles from './article-field.module.css';
import { ArticleTools } from './article-tools.tsx';
import { captionedTables } from './captioned-tables.ts';
import { cleanPastedHtml } from './clean-pasted.ts';
import { findMark, setMarks } from './mark-plugin.ts';
import { useMarkHosts } from './use-mark-hosts.ts';

/** A rich text field with headings, lists, links, pictures, quotes, callouts and tables; its value is HTML. */
export function ArticleField({ field, path, value, onChange }: FieldWidgetProps) {
  const html = typeof value === 'string' ? value : '';
  const { marks, keepMark } = useForm();
  const mine = marks.filter((mark) => mark.field === path);
  const hosts = useMarkHosts(mine);
  const words = useFieldWords({ field, path, value: '' });
  const [isMounted, setMounted] = useState(false);
  const emitted = useRef(html);
  const editor = useEditor({
    extensions: articleExtensions,
    content: captionedTables(html),
    // The content security policy forbids the editor's style element; article-field.module.css has its rules.
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
      onChange(emitted.current);
    },
  });
  // The text was replaced from outside, for example by restoring a version. The editor's undo must not revert that, because it
  // would overwrite somebody else's text.
  useEffect(() => {
    if (html === emitted.current) return;
    emitted.current = html;
    const { from, to } = editor.state.selection;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(captionedTables(html), { emitUpdate: false })
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
          {isMounted && <ConnectedEditor editor={editor} wiring={wiring} />}
          <EditorContent editor={editor} />
          <AltMarks editor={editor} path={path} />
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

/** Connects the editor's element to its label and notes. */
function ConnectedEditor({ editor, wiring }: { editor: Editor; wiring: Wiring }) {
  useEffect(() => {
    const { dom } = editor.view;
    for (const [name, value] of Object.entries(wiring))
      if (value === undefined) dom.removeAttribute(name);
      else dom.setAttribute(name, String(value));
  });
  return null;
}

/** Notes on the alt texts of the pictures, which the text does not show. */
function AltMarks({ editor, path }: { editor: Editor; path: string }) {
  const pictures: { at: number; alt: string }[] = [];
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'image' && typeof attrs.alt === 'string') pictures.push({ at, alt: attrs.alt });
  });
  return pictures.map(({ at, alt }, index) => (
    <Marks
      key={at}
      path={`${path}.alt.${index}`}
      text={alt}
      onChange={(text) =>
        editor
          .chain()
          .focus()
          .command(({ tr }) => Boolean(tr.setNodeAttribute(at, 'alt', text)))
          .run()
      }
      onKept={() => editor.commands.focus()}
    />
  ));
}

function takeSuggestion(editor: Editor, mark: Mark): void {
  const { doc } = editor.state;
  const place = findMark(doc, mark);
  if (!place) return;
  const words = matchCase(mark.suggestion, mark.phrase);
  const chain = editor.chain().focus();
  if (words !== '') return void chain.insertContentAt(place, words).run();
  // The space before a deleted phrase is deleted, too.
  const before = doc.textBetween(place.from - 1, place.from, '\n', '\ufffc');
  chain.deleteRange({ ...place, from: place.from - (/^\s$/.test(before) ? 1 : 0) }).run();
}
