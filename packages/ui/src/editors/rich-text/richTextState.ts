import type { Editor } from '@tiptap/core';

export const HEADINGS = [1, 2, 3, 4] as const;
export const ALIGNS = ['left', 'center', 'right', 'justify'] as const;
/** Font sizes in pixels; default that of the page. */
export const SIZES = [12, 14, 16, 18, 20, 24, 28] as const;
/** First-line indent of two characters. */
export const FIRST_LINE = '2em';

/** State at the caret, shown by the tools. */
export const richTextState = (editor: Editor) => ({
  undo: editor.can().undo(),
  redo: editor.can().redo(),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  color: attribute(editor, 'color'),
  background: attribute(editor, 'backgroundColor'),
  size: attribute(editor, 'fontSize'),
  heading: HEADINGS.find((level) => editor.isActive('heading', { level })),
  align: ALIGNS.find((align) => editor.isActive({ textAlign: align })),
  firstLine: editor.isActive({ textIndent: FIRST_LINE }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
  table: editor.isActive('table'),
  merge: editor.can().mergeCells(),
  split: editor.can().splitCell(),
});

export type RichTextState = ReturnType<typeof richTextState>;

function attribute(editor: Editor, name: string): string | undefined {
  const value: unknown = editor.getAttributes('textStyle')[name];
  return typeof value === 'string' ? value : undefined;
}
