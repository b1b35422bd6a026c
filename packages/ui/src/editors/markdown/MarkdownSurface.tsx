import { Segmented } from 'antd';
import { marked } from 'marked';
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import {
  applyMarkdown,
  markdownEdit,
  markdownLink,
  type MarkdownEdit,
  type MarkdownTool,
} from '../../core/markdownEdit';
import { RichContent } from '../../react/html/RichContent';
import { useTexts } from '../../texts/useTexts';
import { LinkDialog } from '../rich-text/LinkDialog';
import type { MarkdownEditorProps } from './MarkdownEditorProps';
import { MarkdownTools } from './MarkdownTools';

const SHORTCUTS: Record<string, MarkdownTool> = { b: 'bold', i: 'italic' };

/** The editor itself; `MarkdownEditor` loads it. */
export function MarkdownSurface({
  value = '',
  onChange,
  readOnly = false,
  disabled = false,
  height,
  placeholder,
  uploadImage,
  view: first = 'split',
  'aria-label': label,
}: MarkdownEditorProps) {
  const texts = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState(readOnly ? 'preview' : first);
  const [linking, setLinking] = useState(false);
  const [note, setNote] = useState<string>();
  const deferred = useDeferredValue(value);
  const html = useMemo(() => marked.parse(deferred, { async: false, gfm: true }), [deferred]);
  // A text area knows \n alone; what came with \r\n leaves with it.
  const windows = /\r\n/.test(value);

  function change(text: string) {
    onChange?.(windows ? text.replace(/\r?\n/g, '\r\n') : text);
  }

  const selection = () => {
    const { value: text = '', selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    return { text, from, to };
  };

  function apply(edit: MarkdownEdit) {
    const control = area.current;
    if (!control) return;
    const before = selection();
    control.focus();
    control.setSelectionRange(edit.start, edit.end);
    // The one way that the browser's own undo knows of.
    const done =
      edit.insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, edit.insert);
    if (!done) {
      control.value = applyMarkdown(before, edit);
      change(control.value);
    }
    control.setSelectionRange(edit.from, edit.to);
  }

  const run = (tool: MarkdownTool) => apply(markdownEdit(tool, selection()));

  async function insertImages(images: readonly File[]) {
    if (!uploadImage) return;
    setNote(undefined);
    for (const file of images)
      try {
        const address = await uploadImage(file);
        apply(markdownLink(selection(), address, { image: true, text: file.name }));
      } catch (error) {
        setNote(texts.imageFailed(file.name, error instanceof Error ? error.message : ''));
      }
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (images.length === 0 || !uploadImage) return;
    event.preventDefault();
    void insertImages(images);
  }

  function key(event: KeyboardEvent) {
    const tool = SHORTCUTS[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    run(tool);
  }

  return (
    <div className={disabled ? 'gezi-editor gezi-editor-disabled' : 'gezi-editor'} style={{ height }}>
      <MarkdownTools
        texts={texts}
        disabled={disabled || view === 'preview'}
        readOnly={readOnly}
        onTool={run}
        onLink={() => setLinking(true)}
        {...(uploadImage ? { onImages: (images: File[]) => void insertImages(images) } : {})}
        extra={
          <Segmented
            className="gezi-markdown-view"
            size="small"
            aria-label={texts.view}
            value={view}
            onChange={setView}
            options={(['write', 'split', 'preview'] as const).map((each) => ({
              value: each,
              label: texts.views[each],
            }))}
          />
        }
      />
      <div className={`gezi-markdown gezi-markdown-${view}`}>
        {view === 'preview' ? null : (
          <textarea
            ref={area}
            className="gezi-markdown-source"
            aria-label={label ?? texts.markdown}
            placeholder={placeholder ?? texts.writeHere}
            value={value}
            readOnly={readOnly}
            disabled={disabled}
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
            onKeyDown={key}
            onPaste={(event) => take(event, event.clipboardData)}
            onDrop={(event) => take(event, event.dataTransfer)}
          />
        )}
        {view === 'write' ? null : (
          // Scrolls: the keyboard must be able to reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className="gezi-markdown-preview" aria-label={texts.preview} tabIndex={0}>
            <RichContent html={html} />
          </section>
        )}
      </div>
      {note ? (
        <div className="gezi-editor-foot">
          <span role="alert" className="gezi-editor-note">
            {note}
          </span>
        </div>
      ) : null}
      <LinkDialog
        address={linking ? '' : undefined}
        texts={texts}
        onClose={() => setLinking(false)}
        onLink={(address) => {
          setLinking(false);
          if (address) apply(markdownLink(selection(), address, { text: address }));
        }}
      />
    </div>
  );
}
