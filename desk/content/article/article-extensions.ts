import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Extension, mergeAttributes, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { FairHousingMarks } from './mark-plugin.ts';

/** A highlighted note. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A picture or table with a caption above or below it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? block+ figcaption?',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts: () => ({
    // A caption cannot be split: Enter goes on below the figure.
    Enter({ editor }) {
      const { $from } = editor.state.selection;
      if ($from.parent.type.name !== 'figcaption') return false;
      const after = $from.after(-1);
      return editor
        .chain()
        .insertContentAt(after, { type: 'paragraph' })
        .setTextSelection(after + 1)
        .run();
    },
  }),
});

/** Headings keep the ids to which links lead. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: { id: { default: null, parseHTML: (heading) => heading.getAttribute('id') } },
    },
  ],
});

/** The elements of a guide: nothing else can be typed or pasted. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      // Only what is written as an address: “home.It” without a space after the period would be one in Italy.
      shouldAutoLink: (address) => /^(?:https?:\/\/|www\.)|@/i.test(address),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  HeadingIds,
  Callout,
  Figure,
  FigureCaption,
  Image,
  TableKit.configure({ table: { resizable: false } }),
  FairHousingMarks,
];
