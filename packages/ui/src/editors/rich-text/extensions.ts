import { Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { countCharacters } from '@gezi/validators';
import { DarkInk } from './DarkInk';

/** First-line indent of a paragraph, as in Chinese letters. */
const FirstLine = Extension.create({
  name: 'firstLine',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        textIndent: {
          default: null,
          parseHTML: (element) => element.style.textIndent || null,
          renderHTML: ({ textIndent }) => (textIndent ? { style: `text-indent: ${String(textIndent)}` } : {}),
        },
      },
    },
  ],
});

/** The schema of a rich text; anything else is dropped when a text is opened or pasted. */
export const extensions = () => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  TextStyle,
  Color,
  BackgroundColor,
  FontSize,
  DarkInk,
  FirstLine,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  // Existing texts may embed pictures as data URLs; opening must not lose them.
  Image.configure({ allowBase64: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } }),
  TableKit.configure({ table: { resizable: true } }),
  CharacterCount.configure({ textCounter: countCharacters }),
  // Marks an empty text; the stylesheet shows the placeholder.
  Placeholder.configure({ placeholder: '' }),
];
