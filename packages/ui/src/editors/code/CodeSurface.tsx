import { Editor } from '@monaco-editor/react';
import { Select } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FullscreenButton } from '../../react/dialog/FullscreenButton';
import { namedPopup } from '../../react/namedPopup';
import { useTexts } from '../../texts/useTexts';
import type { CodeEditorProps } from './CodeEditorProps';
import { offerCompletions } from './offerCompletions';
import { CODE_LANGUAGES, JSON_LANGUAGE, type CodeLanguage } from './languages';
import { monaco, PANDA } from './monaco';
import { useOverflowLayer } from './useOverflowLayer';

type CodeInstance = ReturnType<typeof monaco.editor.create>;

/** The editor itself; `CodeEditor` loads it. */
export function CodeSurface({
  value = '',
  onChange,
  readOnly = false,
  disabled = false,
  language = 'Javascript',
  onLanguageChange,
  height = 240,
  fullscreen = true,
  tabSize = 2,
  schema,
  marks,
  completions,
  'aria-label': label,
}: CodeEditorProps) {
  const texts = useTexts();
  const [editor, setEditor] = useState<CodeInstance>();
  const [languageId, setLanguageId] = useState('plaintext');
  const [full, setFull] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const overflow = useOverflowLayer(full);
  const fixed = readOnly || disabled;
  const name = label ?? texts.codeEditor;
  const options = useMemo(
    () => ({
      ...OPTIONS,
      readOnly: fixed,
      domReadOnly: fixed,
      tabSize,
      ariaLabel: name,
      overflowWidgetsDomNode: overflow,
    }),
    [fixed, tabSize, name, overflow],
  );

  useLayoutEffect(() => {
    if (full) frame.current?.showPopover?.();
  }, [full]);

  useEffect(() => {
    const chosen = [...CODE_LANGUAGES, JSON_LANGUAGE].find((each) => each.name === language);
    let stale = false;
    void chosen?.load().then(() => {
      if (!stale) setLanguageId(chosen.id);
    });
    return () => void (stale = true);
  }, [language]);

  useEffect(() => {
    const uri = editor?.getModel()?.uri.toString();
    if (!schema || uri === undefined || language !== 'JSON') return undefined;
    let unbind: (() => void) | undefined;
    let stale = false;
    void import('./jsonLanguage').then(({ bindJsonSchema }) => {
      if (!stale) unbind = bindJsonSchema(uri, schema);
    });
    return () => {
      stale = true;
      unbind?.();
    };
  }, [editor, schema, language]);

  useEffect(() => {
    const model = editor?.getModel();
    if (!model || !marks) return;
    const severity = { error: monaco.MarkerSeverity.Error, warning: monaco.MarkerSeverity.Warning };
    monaco.editor.setModelMarkers(
      model,
      'gezi',
      marks.map((mark) => ({
        message: mark.message,
        severity: severity[mark.severity ?? 'error'],
        startLineNumber: mark.line,
        startColumn: mark.column ?? 1,
        endLineNumber: mark.line,
        endColumn: mark.line <= model.getLineCount() ? model.getLineMaxColumn(mark.line) : 1,
      })),
    );
  }, [editor, marks]);

  useEffect(() => {
    const uri = editor?.getModel()?.uri.toString();
    if (!completions || uri === undefined || languageId === 'plaintext') return undefined;
    return offerCompletions(uri, languageId, completions);
  }, [editor, languageId, completions]);

  function start(created: CodeInstance) {
    const model = created.getModel();
    // The model is disposed after its editor, which uses it until then.
    created.onDidDispose(() => model?.dispose());
    setEditor(created);
    // The editor may be changed before the change listener is attached.
    if (created.getValue() !== value) onChange?.(created.getValue());
  }
  function leaveFullscreen(event: KeyboardEvent) {
    if (!full || event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog around the editor stays open.
    event.stopPropagation();
    setFull(false);
  }

  const className = ['gezi-editor gezi-code', full && 'gezi-code-full', disabled && 'gezi-editor-disabled'];
  return (
    // The controls inside handle keys; only Escape is handled here.
    <div
      ref={frame}
      role="presentation"
      // The top layer fills the page inside a transformed dialog too.
      popover={full ? 'manual' : undefined}
      className={className.filter(Boolean).join(' ')}
      style={{ height: full ? undefined : height }}
      onKeyDown={leaveFullscreen}
    >
      {onLanguageChange || fullscreen ? (
        <div className="gezi-code-bar">
          {onLanguageChange ? (
            <Select<CodeLanguage>
              size="small"
              variant="borderless"
              aria-label={texts.codeLanguage}
              value={language}
              disabled={disabled}
              onChange={onLanguageChange}
              options={CODE_LANGUAGES.map((each) => ({ value: each.name, label: each.name }))}
              popupRender={namedPopup(texts.codeLanguage)}
              popupMatchSelectWidth={160}
              {...(full && { getPopupContainer: () => frame.current ?? document.body })}
            />
          ) : null}
          {fullscreen ? (
            <FullscreenButton full={full} className="gezi-tool gezi-code-full-button" onClick={() => setFull(!full)} />
          ) : null}
        </div>
      ) : null}
      <div className="gezi-code-place">
        <Editor
          value={value}
          onChange={(text) => onChange?.(text ?? '')}
          language={languageId}
          theme={PANDA}
          options={options}
          loading={null}
          keepCurrentModel
          saveViewState={false}
          onMount={start}
        />
      </div>
    </div>
  );
}

const OPTIONS = {
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  fontSize: 13,
  fixedOverflowWidgets: true,
} as const;
