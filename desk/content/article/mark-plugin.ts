import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import type { Mark } from '#domain/desk/content.ts';
import styles from './article-field.module.css';
import type { MarkHost } from './use-mark-hosts.ts';

interface Shown {
  hosts: readonly MarkHost[];
  decorations: DecorationSet;
}

const key = new PluginKey<Shown>('fair-housing-marks');

/** Underlines phrases that the Fair Housing Act may forbid, with a note below the paragraph. */
export const FairHousingMarks = Extension.create({
  name: 'fairHousingMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Shown>({
      key,
      state: {
        init: () => ({ hosts: [], decorations: DecorationSet.empty }),
        apply(transaction, before) {
          const hosts = (transaction.getMeta(key) as readonly MarkHost[] | undefined) ?? before.hosts;
          if (hosts === before.hosts && !transaction.docChanged) return before;
          return { hosts, decorations: decorationsOf(transaction.doc, hosts) };
        },
      },
      props: {
        decorations: (state) => key.getState(state)?.decorations,
      },
    }),
  ],
});

/** Replaces the marks that are shown. */
export function setMarks(editor: Editor, hosts: readonly MarkHost[]): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, hosts).setMeta('addToHistory', false));
}

function decorationsOf(doc: Node, hosts: readonly MarkHost[]): DecorationSet {
  const decorations = hosts.flatMap(({ mark, host }) => {
    const place = findMark(doc, mark);
    if (!place) return [];
    const below = Decoration.widget(place.below, host, {
      side: 1,
      key: `${mark.phrase}-${mark.nth}`,
      // The editor ignores what happens inside the note.
      stopEvent: () => true,
      ignoreSelection: true,
    });
    return [Decoration.inline(place.from, place.to, { class: styles.marked ?? '' }), below];
  });
  return DecorationSet.create(doc, decorations);
}

/** Finds a flagged phrase within one block; `below` is the position after that block. */
export function findMark(
  doc: Node,
  { phrase, nth }: Mark,
): { from: number; to: number; below: number } | null {
  let place: { from: number; to: number; below: number } | null = null;
  let left = nth;
  doc.descendants((node, position) => {
    if (place) return false;
    if (!node.isTextblock) return true;
    // One character for each node that is not text keeps offsets in the string equal to positions in the block.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc').replaceAll('\u00a0', ' ');
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      left -= 1;
      if (left >= 0) continue;
      const from = position + 1 + at;
      place = { from, to: from + phrase.length, below: position + node.nodeSize };
      return false;
    }
    return false;
  });
  return place;
}
