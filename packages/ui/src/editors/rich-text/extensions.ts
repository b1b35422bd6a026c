import { Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { countCharacters } from '@gezi/validators';
import { DarkInk } from './DarkInk';

/** The first line of a paragraph set in, as Chinese letters have it. */
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

/**
 * What a rich text may hold; all else is dropped when it is opened or pasted.
 */
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
  // Texts from elsewhere may hold pictures as data; they are not lost by being opened here.
  Image.configure({ allowBase64: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } }),
  TableKit.configure({ table: { resizable: true } }),
  CharacterCount.configure({ textCounter: countCharacters }),
  // Marks a text without a letter; what it says there is in the stylesheet's hand.
  Placeholder.configure({ placeholder: '' }),
];
