import { DraggableModal } from '@gezi/ui';
import { CodeEditor, type CodeMark } from '@gezi/ui/editors';
import { App, Button, Dropdown } from 'antd';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import {
  fromJsonSchema,
  idSource,
  readForm,
  replaceWith,
  toComponentFile,
  toJsonSchema,
  type FormDocument,
  type Loss,
} from '../../core';
import { formText } from '../../core/document/formText';
import { parseText } from '../../core/document/parseText';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { downloadText } from './downloadText';
import { formSchema } from './formSchema';
import { lineOfId, problemInWords, refusalInWords } from './problemsInWords';

export interface JsonDialogProps {
  /** Puts the form in the place of the open one; false when it was refused, with the reason shown. */
  onApply: (document: FormDocument) => boolean;
  onClose: () => void;
}

/** The form as it is saved, to be read, edited, carried elsewhere or replaced. What is no form is refused, nothing is lost. */
export function JsonDialog({ onApply, onClose }: JsonDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const { message, modal } = App.useApp();
  const file = useRef<HTMLInputElement>(null);
  const [before] = useState(() => formText(store.document, 2));
  const [text, setText] = useState(before);
  const [refused, setRefused] = useState(false);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const reading = useMemo(() => readForm(text), [text]);

  const refusal = useMemo(
    () => (reading.ok ? store.refusal(replaceWith(reading.document)) : undefined),
    [reading, store],
  );

  const marks = useMemo<CodeMark[]>(() => {
    if (!reading.ok) {
      const { reason } = reading;
      const place = reason.code === 'syntax' ? { line: reason.line, column: reason.column } : { line: 1 };
      return [{ ...place, message: refusalInWords(reason, texts, false) }];
    }
    const odd = reading.problems.map((problem) => ({
      line: lineOfId(text, problem.id),
      message: problemInWords(problem, texts),
      severity: problem.severity,
    }));
    return refusal ? [{ line: lineOfId(text, refusal.id), message: texts.refusals[refusal.code] }, ...odd] : odd;
  }, [reading, refusal, text, texts]);

  function edit(next: string) {
    setText(next);
    setRefused(false);
    setLosses([]);
  }

  function apply() {
    if (!reading.ok || refusal) return setRefused(true);
    if (onApply(reading.document)) {
      void message.success(texts.jsonApplied);
      onClose();
    }
  }

  /** What was written and not applied is not thrown away without a question. */
  async function leave() {
    const isMeant =
      text === before ||
      (await modal.confirm({
        title: texts.jsonLeaveTitle,
        content: texts.jsonLeaveText,
        okText: texts.jsonLeave,
        cancelText: texts.jsonStay,
        okButtonProps: { danger: true },
      }));
    if (isMeant) onClose();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      void message.success(texts.jsonCopied);
    } catch {
      // Not without leave, and not at all on a page without https.
      void message.warning(texts.clipboardNotWritten);
    }
  }

  function download(kind: string) {
    if (!reading.ok) return setRefused(true);
    if (kind === 'react') return downloadText('SavedForm.tsx', toComponentFile(reading.document));
    if (kind === 'form') return downloadText('form.json', text);
    const { schema, losses: lost } = toJsonSchema(reading.document);
    downloadText('form.schema.json', JSON.stringify(schema, null, 2));
    setLosses(lost);
  }

  /** A saved form as it is; a JSON Schema as the form it stands for. */
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const read = await chosen.text();
    const parsed = parseText(read);
    const made = parsed.ok && !readForm(read).ok ? fromJsonSchema(parsed.value, idSource()) : undefined;
    edit(made?.ok ? formText(made.value.document, 2) : read);
    if (made?.ok) setLosses(made.value.losses);
  }

  return (
    <DraggableModal
      open
      width={960}
      className="gezi-fd-json"
      title={texts.jsonTitle}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={() => void leave()}
      footer={[
        <Button key="import" onClick={() => file.current?.click()}>
          {texts.jsonImport}
        </Button>,
        <Dropdown
          key="export"
          trigger={['click']}
          menu={{
            items: [
              { key: 'form', label: texts.exportForm },
              { key: 'schema', label: texts.exportSchema },
              { key: 'react', label: texts.exportReact },
            ],
            onClick: ({ key }) => download(key),
          }}
        >
          <Button>{texts.jsonExport}</Button>
        </Dropdown>,
        <Button key="copy" onClick={() => void copy()}>
          {texts.jsonCopy}
        </Button>,
        <Button key="close" onClick={() => void leave()}>
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
        onChange={edit}
      />
      <div className="gezi-fd-problems" role={refused ? 'alert' : 'status'}>
        {refused ? <b className="gezi-fd-wrong">{texts.jsonRefused}</b> : null}
        {marks.length === 0 && losses.length === 0 ? (
          <span className="gezi-fd-right">{texts.jsonNoProblems}</span>
        ) : null}
        <ul>
          {marks.slice(0, 50).map((mark, index) => (
            <li key={index} className={mark.severity === 'warning' ? 'gezi-fd-warned' : 'gezi-fd-wrong'}>
              {texts.jsonLine(mark.line)}：{mark.message}
            </li>
          ))}
          {losses.map(({ code, at, detail }, index) => (
            <li key={`loss ${index}`} className="gezi-fd-warned">
              {texts.losses[code]}
              {[at, detail].filter(Boolean).map((part) => ` · ${part}`)}
            </li>
          ))}
        </ul>
      </div>
    </DraggableModal>
  );
}
