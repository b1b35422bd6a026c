import { Select } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FullscreenButton } from '../../react/dialog/FullscreenButton';
import { namedPopup } from '../../react/namedPopup';
import { useTexts } from '../../texts/useTexts';
import type { CodeEditorProps } from './CodeEditorProps';
import { CODE_LANGUAGES, JSON_LANGUAGE, type CodeLanguage } from './languages';
import { monaco, PANDA } from './monaco';

type Made = ReturnType<typeof monaco.editor.create>;

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
  'aria-label': label,
}: CodeEditorProps) {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const made = useRef<Made>(null);
  const latest = useRef({ value, onChange });
  const [full, setFull] = useState(false);
  const fixed = readOnly || disabled;
  const name = label ?? texts.codeEditor;

  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    if (!place.current) return;
    const editor = monaco.editor.create(place.current, {
      value: latest.current.value,
      theme: PANDA,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      fontSize: 13,
      fixedOverflowWidgets: true,
    });
    made.current = editor;
    const told = editor.onDidChangeModelContent(() => {
      const text = editor.getValue();
      if (text !== latest.current.value) latest.current.onChange?.(text);
    });
    return () => {
      told.dispose();
      // Takes its text with it, once nothing looks at that any more.
      editor.dispose();
      made.current = null;
    };
  }, []);

  useEffect(() => {
    const editor = made.current;
    if (editor && editor.getValue() !== value) editor.setValue(value);
  }, [value]);

  useEffect(() => {
    made.current?.updateOptions({ readOnly: fixed, domReadOnly: fixed, tabSize, ariaLabel: name });
  }, [fixed, tabSize, name]);

  useEffect(() => {
    const chosen = [...CODE_LANGUAGES, JSON_LANGUAGE].find((each) => each.name === language);
    let stale = false;
    void chosen?.load().then(() => {
      const model = made.current?.getModel();
      if (!stale && model) monaco.editor.setModelLanguage(model, chosen.id);
    });
    return () => void (stale = true);
  }, [language]);

  useEffect(() => {
    const uri = made.current?.getModel()?.uri.toString();
    if (!schema || uri === undefined || language !== 'JSON') return undefined;
    let end: (() => void) | undefined;
    let stale = false;
    void import('./jsonLanguage').then(({ bindJsonSchema }) => {
      if (!stale) end = bindJsonSchema(uri, schema);
    });
    return () => {
      stale = true;
      end?.();
    };
  }, [schema, language]);

  useEffect(() => {
    const model = made.current?.getModel();
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
  }, [marks]);

  function key(event: KeyboardEvent) {
    if (full && event.key === 'Escape' && !event.defaultPrevented) setFull(false);
  }

  const className = ['gezi-editor gezi-code', full && 'gezi-code-full', disabled && 'gezi-editor-disabled'];
  return (
    // The keys are those of the controls inside; only Escape is heard here.
    <div
      role="presentation"
      className={className.filter(Boolean).join(' ')}
      style={{ height: full ? undefined : height }}
      onKeyDown={key}
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
            />
          ) : null}
          {fullscreen ? (
            <FullscreenButton full={full} className="gezi-tool gezi-code-full-button" onClick={() => setFull(!full)} />
          ) : null}
        </div>
      ) : null}
      <div ref={place} className="gezi-code-place" />
    </div>
  );
}
