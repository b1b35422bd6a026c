import { DraggableModal } from '@gezi/ui';
import { CodeEditor, type CodeMark } from '@gezi/ui/editors';
import { App, Button, Dropdown } from 'antd';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { idSource } from '../../core/catalogue/ids';
import { replaceCommand } from '../../core/commands/replaceCommand';
import type { FormDocument } from '../../core/document/FormDocument';
import { readForm } from '../../core/document/readForm';
import type { SchemaLoss } from '../../core/exchange/schema/SchemaLoss';
import { fromJsonSchema } from '../../core/exchange/schema/fromJsonSchema';
import { toJsonSchema } from '../../core/exchange/schema/toJsonSchema';
import { toComponentFile } from '../../core/exchange/toComponentFile';
import { formText } from '../../core/document/formText';
import { parseText } from '../../core/document/parseText';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { downloadText } from './downloadText';
import { formSchema } from './formSchema';
import { lineOfId, describeProblem, describeRefusal } from './describeProblem';
import { isSchemaLike } from './schema/isSchemaLike';
import { lineOfPath } from './schema/lineOfPath';
import { describeSchemaFault } from './schema/describeSchemaFault';

export interface JsonDialogProps {
  /** Replaces the open form; returns false if the form was refused, with the reason shown. */
  onApply: (document: FormDocument) => boolean;
  onClose: () => void;
}

/**
 * The saved form as JSON: to read, edit, export or replace it. A JSON Schema is replaced by the form it describes. A text
 * that is neither is refused and stays in the editor.
 */
export function JsonDialog({ onApply, onClose }: JsonDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const { message, modal } = App.useApp();
  const file = useRef<HTMLInputElement>(null);
  const [before] = useState(() => formText(store.document, 2));
  const [text, setText] = useState(before);
  const [refused, setRefused] = useState(false);
  const [losses, setLosses] = useState<readonly SchemaLoss[]>([]);
  const [schemaMarks, setSchemaMarks] = useState<readonly CodeMark[]>([]);
  const latest = useRef(text);
  const reading = useMemo(() => readForm(text), [text]);

  const refusal = useMemo(
    () => (reading.ok ? store.refusal(replaceCommand(reading.document)) : undefined),
    [reading, store],
  );

  const marks = useMemo<readonly CodeMark[]>(() => {
    if (schemaMarks.length > 0) return schemaMarks;
    if (!reading.ok) {
      const { reason } = reading;
      const place = reason.code === 'syntax' ? { line: reason.line, column: reason.column } : { line: 1 };
      return [{ ...place, message: describeRefusal(reason, texts, false) }];
    }
    const odd = reading.problems.map((problem) => ({
      line: lineOfId(text, problem.id),
      message: describeProblem(problem, texts),
      severity: problem.severity,
    }));
    return refusal ? [{ line: lineOfId(text, refusal.id), message: texts.refusals[refusal.code] }, ...odd] : odd;
  }, [reading, refusal, schemaMarks, text, texts]);

  function edit(next: string) {
    latest.current = next;
    setText(next);
    setRefused(false);
    setLosses([]);
    setSchemaMarks([]);
  }

  async function apply() {
    if (!reading.ok || refusal) {
      setRefused(true);
      return takeSchema(text);
    }
    if (onApply(reading.document)) {
      void message.success(texts.jsonApplied);
      onClose();
    }
  }

  /** Asks before it discards edits that are not applied. */
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
      // Requires the user's permission, and a page over https.
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

  /** Opens a saved form, or the form that a JSON Schema describes. */
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const content = await chosen.text();
    edit(content);
    if (!readForm(content).ok) await takeSchema(content);
  }

  /** Replaces a JSON Schema by the form it describes. An invalid schema stays, with its faults marked. */
  async function takeSchema(content: string) {
    const parsed = parseText(content);
    if (!parsed.ok || !isSchemaLike(parsed.value)) return;
    const { schemaFaults } = await import('./schema/schemaFaults');
    const faults = schemaFaults(parsed.value);
    if (latest.current !== content) return;
    if (faults.length > 0) {
      setSchemaMarks([
        { line: 1, message: texts.schemaInvalid },
        ...faults.map((fault) => ({
          line: lineOfPath(content, fault.path),
          message: describeSchemaFault(fault, texts),
        })),
      ]);
      return;
    }
    const imported = fromJsonSchema(parsed.value, idSource(), texts.locale);
    if (!imported.ok) return;
    edit(formText(imported.value.document, 2));
    setLosses(imported.value.losses);
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
        <Button key="apply" type="primary" onClick={() => void apply()}>
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
