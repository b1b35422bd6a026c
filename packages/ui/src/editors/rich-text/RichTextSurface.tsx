import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { sanitizeHtml } from '../../react/html/sanitizeHtml';
import { useTexts } from '../../texts/useTexts';
import { cleanPaste } from './cleanPaste';
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
  'aria-label': label,
}: RichTextEditorProps) {
  const texts = useTexts();
  const said = useRef(value);
  const [note, setNote] = useState<string>();
  const latest = useRef({ onChange, uploadImage });
  useEffect(() => {
    latest.current = { onChange, uploadImage };
  });

  async function insertImages(files: readonly File[]): Promise<void> {
    const upload = latest.current.uploadImage;
    if (!upload || !editor) return;
    setNote(undefined);
    for (const file of files)
      try {
        // One after the other: they stand in the order chosen.
        const src = await upload(file);
        editor.chain().focus().setImage({ src, alt: file.name }).run();
      } catch (error) {
        setNote(texts.imageFailed(file.name, error instanceof Error ? error.message : ''));
      }
  }

  const editable = !readOnly && !disabled;
  const editor = useEditor({
    extensions: extensions(placeholder ?? texts.writeHere),
    content: sanitizeHtml(value),
    editable,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label ?? texts.richText },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event) => take((event as DragEvent).dataTransfer),
    },
    onUpdate({ editor: changed }) {
      said.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current.onChange?.(said.current);
    },
  });

  function take(data: DataTransfer | null): boolean {
    const images = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (images.length === 0 || !latest.current.uploadImage) return false;
    void insertImages(images);
    return true;
  }

  useEffect(() => {
    if (!editor || value === said.current) return;
    said.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now?.storage.characterCount.characters() ?? 0,
  });
  const over = validateMaxText && (count ?? 0) > max;

  return (
    <div className={disabled ? 'gezi-editor gezi-editor-disabled' : 'gezi-editor'} style={{ height }}>
      {editor && !readOnly ? (
        <RichTextTools
          editor={editor}
          disabled={disabled}
          texts={texts}
          {...(uploadImage ? { onImages: (files: File[]) => void insertImages(files) } : {})}
        />
      ) : null}
      <EditorContent editor={editor} className="gezi-rich-text gezi-rich-content" />
      <div className="gezi-editor-foot">
        {note ? (
          <span role="alert" className="gezi-editor-note">
            {note}
          </span>
        ) : null}
        <span className={over ? 'gezi-editor-over' : undefined} role={over ? 'alert' : undefined}>
          {over ? texts.tooManyCharacters(count ?? 0, max) : `${count ?? 0}/${max}`}
        </span>
      </div>
    </div>
  );
}
