import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { articleWords as words } from '#content/desk/content-editor.ts';
import { showFocused } from '../../ui/link-row.ts';
import { ArticlePictureChooser } from '../pictures/picture-chooser.tsx';
import styles from './article-tools.module.css';
import { LinkDialog } from './link-dialog.tsx';

/** The formatting toolbar. */
export function ArticleTools({ editor }: { editor: Editor }) {
  const link = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState('');
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      quote: now.isActive('blockquote'),
      callout: now.isActive('callout'),
      table: now.isActive('table'),
      columnHeaders: headersOf(now).columns,
      rowHeaders: headersOf(now).rows,
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const openLink = () => {
    // The field of another address is a new one, which gets the focus only if it is there already.
    flushSync(() => setAddress(String(editor.getAttributes('link').href ?? '')));
    link.current?.showModal();
  };
  const tools = [
    { name: 'heading', act: () => run().toggleHeading({ level: 2 }).run() },
    { name: 'subheading', act: () => run().toggleHeading({ level: 3 }).run() },
    { name: 'bold', act: () => run().toggleBold().run() },
    { name: 'italic', act: () => run().toggleItalic().run() },
    { name: 'list', act: () => run().toggleBulletList().run() },
    { name: 'numbers', act: () => run().toggleOrderedList().run() },
    { name: 'link', act: openLink },
    { name: 'quote', act: () => run().toggleBlockquote().run() },
    { name: 'callout', act: () => run().toggleWrap('callout').run() },
  ] as const;
  return (
    <>
      <div className={styles.bar} onFocusCapture={showFocused}>
        <Toolbar className={styles.tools ?? ''} aria-label={words.tools}>
          {tools.map(({ name, act }) => (
            <button key={name} type="button" data-tool={name} aria-pressed={is[name]} onClick={act}>
              {words[name]}
            </button>
          ))}
          <button type="button" onClick={() => picture.current?.showModal()}>
            {words.picture}
          </button>
          <button
            type="button"
            aria-pressed={is.table}
            disabled={is.table}
            onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
          >
            {words.table}
          </button>
          <button type="button" disabled={!is.undo} onClick={() => run().undo().run()}>
            {words.undo}
          </button>
          <button type="button" disabled={!is.redo} onClick={() => run().redo().run()}>
            {words.redo}
          </button>
        </Toolbar>
        {is.table && (
          <Toolbar className={`${styles.tools} ${styles.more}`} aria-label={words.tableTools}>
            <button type="button" onClick={() => run().addRowAfter().run()}>
              {words.addRow}
            </button>
            <button type="button" onClick={() => run().addColumnAfter().run()}>
              {words.addColumn}
            </button>
            <button
              type="button"
              aria-pressed={is.columnHeaders}
              onClick={() => run().toggleHeaderRow().run()}
            >
              {words.columnHeaders}
            </button>
            <button
              type="button"
              aria-pressed={is.rowHeaders}
              onClick={() => run().toggleHeaderColumn().run()}
            >
              {words.rowHeaders}
            </button>
            <button type="button" onClick={() => run().deleteRow().run()}>
              {words.deleteRow}
            </button>
            <button type="button" onClick={() => run().deleteColumn().run()}>
              {words.deleteColumn}
            </button>
            <button type="button" onClick={() => run().deleteTable().run()}>
              {words.deleteTable}
            </button>
          </Toolbar>
        )}
      </div>
      <LinkDialog
        ref={link}
        address={address}
        onSet={(href) => setLink(editor, href)}
        onRemove={() => run().extendMarkRange('link').unsetLink().run()}
      />
      <ArticlePictureChooser
        ref={picture}
        onChoose={({ address: src, alt }) => insertPicture(editor, { src, alt })}
      />
    </>
  );
}

/** Links the selection; without one, inserts the address as a link. */
function setLink(editor: Editor, href: string): void {
  const run = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link'))
    return void run.extendMarkRange('link').setLink({ href }).run();
  run.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}

/** Inserts a picture after the current paragraph, list or table, never inside it. */
function insertPicture(editor: Editor, attrs: { src: string; alt: string }): void {
  const { $to, to } = editor.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : to;
  editor.chain().focus().insertContentAt(at, { type: 'image', attrs }).run();
}

/** Whether the first row and the first column of the current table are headers. */
function headersOf({ state }: Editor): { columns: boolean; rows: boolean } {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    return {
      columns: table.firstChild?.children.every(isHeader) ?? false,
      rows: table.children.every((row) => isHeader(row.firstChild)),
    };
  }
  return { columns: false, rows: false };
}

const isHeader = (cell: Node | null) => cell?.type.name === 'tableHeader';
