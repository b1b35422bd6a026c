import { DraggableModal } from '@gezi/ui';
import { CodeEditor, type CodeMark } from '@gezi/ui/editors';
import { App, Button } from 'antd';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { readForm, writeForm, type FormDocument } from '../../core';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { formSchema } from './formSchema';
import { lineOfId, problemInWords, refusalInWords } from './problemsInWords';

export interface JsonDialogProps {
  /** Puts the form in the place of the open one; false when it was refused, with the reason shown. */
  onApply: (document: FormDocument) => boolean;
  onClose: () => void;
}

/** The form as it is saved, to be read, edited, downloaded or replaced. What is no form is refused, and nothing is lost. */
export function JsonDialog({ onApply, onClose }: JsonDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const { message } = App.useApp();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => JSON.stringify(writeForm(store.document), null, 2));
  const [refused, setRefused] = useState(false);
  const reading = useMemo(() => readForm(text), [text]);

  const marks = useMemo<CodeMark[]>(() => {
    if (!reading.ok) {
      const { reason } = reading;
      const place = reason.code === 'syntax' ? { line: reason.line, column: reason.column } : { line: 1 };
      return [{ ...place, message: refusalInWords(reason, texts) }];
    }
    return reading.problems.map((problem) => ({
      line: lineOfId(text, problem.id),
      message: problemInWords(problem, texts),
      severity: problem.severity,
    }));
  }, [reading, text, texts]);

  function apply() {
    if (!reading.ok) return setRefused(true);
    if (onApply(reading.document)) {
      void message.success(texts.jsonApplied);
      onClose();
    }
  }

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => void message.success(texts.jsonCopied),
      () => void message.warning(texts.clipboardRefused),
    );
  }

  function download() {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'form.json' });
    link.click();
    URL.revokeObjectURL(address);
  }

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) setText(await chosen.text());
  }

  return (
    <DraggableModal
      open
      width={960}
      title={texts.jsonTitle}
      keyboard={false}
      onCancel={onClose}
      footer={[
        <Button key="import" onClick={() => file.current?.click()}>
          {texts.jsonImport}
        </Button>,
        <Button key="export" onClick={download}>
          {texts.jsonExport}
        </Button>,
        <Button key="copy" onClick={() => void copy()}>
          {texts.jsonCopy}
        </Button>,
        <Button key="close" onClick={onClose}>
          {texts.cancel}
        </Button>,
        <Button key="apply" type="primary" onClick={apply}>
          {texts.jsonApply}
        </Button>,
      ]}
    >
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={texts.jsonImport}
        onChange={(event) => void open(event)}
      />
      <CodeEditor
        language="JSON"
        tabSize={2}
        height={Math.max(280, Math.round(window.innerHeight * 0.55))}
        value={text}
        schema={formSchema}
        marks={marks}
        aria-label={texts.jsonTitle}
        onChange={(next) => {
          setText(next);
          setRefused(false);
        }}
      />
      <div className="gezi-fd-problems" role={refused && !reading.ok ? 'alert' : 'status'}>
        {refused && !reading.ok ? <b className="gezi-fd-wrong">{texts.jsonRefused}</b> : null}
        {marks.length === 0 ? <span className="gezi-fd-right">{texts.jsonNoProblems}</span> : null}
        <ul>
          {marks.slice(0, 50).map((mark, index) => (
            <li key={index} className={mark.severity === 'warning' ? 'gezi-fd-warned' : 'gezi-fd-wrong'}>
              {texts.jsonLine(mark.line)}：{mark.message}
            </li>
          ))}
        </ul>
      </div>
    </DraggableModal>
  );
}
