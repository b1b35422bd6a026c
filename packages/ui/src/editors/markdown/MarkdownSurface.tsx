import { Segmented } from 'antd';
import { useDeferredValue, useMemo, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { markdownLink } from '../../core/markdownEdit';
import { editableText, mergeEdit } from '../../core/markdownSource';
import { RichContent } from '../../react/html/RichContent';
import { useTexts } from '../../texts/useTexts';
import { EditorNote } from '../EditorNote';
import { picturesOf } from '../picturesOf';
import { LinkDialog } from '../rich-text/LinkDialog';
import { useImageTool } from '../useImageTool';
import type { MarkdownEditorProps } from './MarkdownEditorProps';
import { markdownHtml } from './markdownHtml';
import { MarkdownTools } from './MarkdownTools';
import { useMarkdownArea } from './useMarkdownArea';

const VIEWS = ['write', 'split', 'preview'] as const;

/** The editor itself; `MarkdownEditor` loads it. */
export function MarkdownSurface({
  value = '',
  onChange,
  readOnly = false,
  disabled = false,
  height,
  placeholder,
  uploadImage,
  imageDialog,
  view: first = 'split',
  'aria-label': label,
}: MarkdownEditorProps) {
  const texts = useTexts();
  const preview = useRef<HTMLElement>(null);
  const [view, setView] = useState(readOnly ? 'preview' : first);
  const [linking, setLinking] = useState(false);
  const change = (text: string) => onChange?.(mergeEdit(value, text));
  const { ref, selection, apply, run, onKeyDown } = useMarkdownArea(change, texts.column);
  const pictures = useImageTool(
    { ...(uploadImage && { uploadImage }), ...(imageDialog && { imageDialog }) },
    ({ src, alt }) => apply(markdownLink(selection(), src, { image: true, text: alt })),
  );
  const deferred = useDeferredValue(value);
  const html = useMemo(() => markdownHtml(deferred), [deferred]);

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const images = picturesOf(data);
    if (images.length === 0 || !pictures.takesFiles || readOnly) return;
    event.preventDefault();
    void pictures.insertFiles(images);
  }

  /** Scrolls the preview to the same share of its height. */
  function follow({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
    const shown = preview.current;
    if (!shown || scrollHeight <= clientHeight) return;
    shown.scrollTop = (scrollTop / (scrollHeight - clientHeight)) * (shown.scrollHeight - shown.clientHeight);
  }

  return (
    <div className={disabled ? 'gezi-editor gezi-editor-disabled' : 'gezi-editor'} style={{ height }}>
      <MarkdownTools
        texts={texts}
        disabled={disabled || view === 'preview'}
        readOnly={readOnly}
        onTool={run}
        onLink={() => setLinking(true)}
        {...(pictures.ask && { onImage: pictures.ask })}
        extra={
          <Segmented
            className="gezi-markdown-view"
            size="small"
            aria-label={texts.view}
            value={view}
            onChange={setView}
            options={VIEWS.map((each) => ({ value: each, label: texts.views[each] }))}
          />
        }
      />
      <div className={`gezi-markdown gezi-markdown-${view}`}>
        {view === 'preview' ? null : (
          <textarea
            ref={ref}
            className="gezi-markdown-source"
            aria-label={label ?? texts.markdown}
            placeholder={placeholder ?? texts.writeHere}
            // A text area only has `\n`; `change` restores the line ends of the source.
            value={editableText(value)}
            readOnly={readOnly}
            disabled={disabled}
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => take(event, event.clipboardData)}
            onDrop={(event) => take(event, event.dataTransfer)}
            onScroll={(event) => follow(event.currentTarget)}
          />
        )}
        {view === 'write' ? null : (
          // A scrolling region must be reachable by keyboard.
          <section ref={preview} className="gezi-markdown-preview" aria-label={texts.preview} tabIndex={0}>
            {html.trim() ? (
              <RichContent html={html} />
            ) : (
              <p className="gezi-markdown-nothing">{texts.nothingToPreview}</p>
            )}
          </section>
        )}
      </div>
      {pictures.note !== undefined || pictures.pending > 0 ? (
        <div className="gezi-editor-foot">
          <EditorNote pictures={pictures} />
        </div>
      ) : null}
      {pictures.dialog}
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
