import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useDarkGround } from '../../react/html/useDarkGround';
import { sanitizeHtml } from '../../react/html/sanitizeHtml';
import { useTexts } from '../../texts/useTexts';
import { EditorNote } from '../EditorNote';
import { picturesOf } from '../picturesOf';
import { useImageTool } from '../useImageTool';
import { cleanPaste } from './cleanPaste';
import { setDarkGround } from './DarkInk';
import { extensions } from './extensions';
import type { RichTextEditorProps } from './RichTextEditorProps';
import { RichTextTools } from './RichTextTools';

const MAX = 2000;

/** The editor itself; `RichTextEditor` loads it. */
export function RichTextSurface({
  value = '',
  onChange,
  readOnly = false,
  disabled = false,
  height = 300,
  max = MAX,
  validateMaxText = false,
  placeholder,
  uploadImage,
  imageDialog,
  'aria-label': label,
}: RichTextEditorProps) {
  const texts = useTexts();
  const lastReported = useRef(value);
  const made = useRef<Editor>(null);
  const pictures = useImageTool(
    { ...(uploadImage && { uploadImage }), ...(imageDialog && { imageDialog }) },
    ({ src, alt }) => {
      const at = made.current;
      if (!at) return;
      // Inserts after the selection, so that a picture does not replace the previous one.
      const image = { type: 'image', attrs: { src, alt } };
      at.chain().focus().insertContentAt(at.state.selection.to, image, { updateSelection: true }).run();
    },
  );
  const name = label ?? texts.richText;
  const hint = placeholder ?? texts.writeHere;
  // The editor is created once and reads current props here.
  const latest = useRef({ onChange, pictures, texts });
  useEffect(() => {
    latest.current = { onChange, pictures, texts };
  });

  const editable = !readOnly && !disabled;
  const current = useEditor({
    extensions: extensions(),
    content: sanitizeHtml(value),
    editable,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(name),
      transformPastedHTML(html) {
        const { pictures: at, texts: words } = latest.current;
        const { html: clean, pictures: files, leftOut } = cleanPaste(html, { takePictures: at.takesFiles });
        // Runs after the text is inserted: pictures follow it.
        if (files.length > 0) setTimeout(() => void at.insertFiles(files));
        if (leftOut > 0) at.setNote(words.imagesLeftOut(leftOut));
        return clean;
      },
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (view, event, _slice, moved) => {
        if (moved || !take(event.dataTransfer)) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) made.current?.commands.setTextSelection(at.pos);
        return true;
      },
    },
    onUpdate({ editor: changed }) {
      lastReported.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current.onChange?.(lastReported.current);
    },
  });

  // On a slow page tiptap destroys its first editor and creates another.
  const editor = current && !isTakenDown(current) ? current : null;

  function take(data: DataTransfer | null): boolean {
    const images = picturesOf(data);
    const { pictures: at } = latest.current;
    if (images.length === 0 || !at.takesFiles) return false;
    void at.insertFiles(images);
    return true;
  }

  useEffect(() => {
    if (!editor || value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    made.current = editor;
  }, [editor]);

  const ground = useDarkGround();
  useEffect(() => {
    if (editor && !editor.isDestroyed) setDarkGround(editor, ground);
  }, [editor, ground]);

  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    for (const [key, said] of Object.entries(attributesOf(name))) editor.view.dom.setAttribute(key, said);
  }, [editor, name]);

  // The editor of this render: the state may still hold a destroyed one.
  const count = useEditorState({ editor, selector: () => editor?.storage.characterCount.characters() }) ?? 0;
  const over = validateMaxText && count > max;
  const state = [disabled && 'gezi-editor-disabled', over && 'gezi-editor-warning'].filter(Boolean).join(' ');

  return (
    <div className={`gezi-editor ${state}`} style={{ height }}>
      {editor && !readOnly ? (
        <RichTextTools
          editor={editor}
          disabled={disabled}
          texts={texts}
          {...(pictures.ask && { onImage: pictures.ask })}
        />
      ) : null}
      <EditorContent editor={editor} className="gezi-rich-text gezi-rich-content" style={hintStyle(hint)} />
      <div className="gezi-editor-foot">
        <EditorNote pictures={pictures} />
        {over ? (
          <span role="alert" className="gezi-editor-over">
            {texts.tooManyCharacters}
          </span>
        ) : null}
        <span className={over ? 'gezi-editor-over' : undefined}>{`${count}/${max}`}</span>
      </div>
      {pictures.dialog}
    </div>
  );
}

/** An editor without a view is not mounted yet, which is different. */
const isTakenDown = ({ storage }: Editor) => storage.characterCount === undefined;

const attributesOf = (name: string) => ({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': name });

/** The placeholder as a CSS string. */
const hintStyle = (hint: string) => ({ '--gezi-hint': JSON.stringify(hint) }) as CSSProperties;
