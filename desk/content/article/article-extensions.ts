import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { mergeAttributes, Node } from '@tiptap/react';
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
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Callout,
  Image,
  TableKit.configure({ table: { resizable: false } }),
  FairHousingMarks,
];
