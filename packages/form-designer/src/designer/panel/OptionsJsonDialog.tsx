import { CodeEditor } from '@gezi/ui/editors';
import { DraggableModal } from '@gezi/ui';
import { useState } from 'react';
import type { Json } from '../../core/document/FormDocument';
import { useTexts } from '../texts/useTexts';
import { readOptionsText } from './readOptions';

export interface OptionsJsonDialogProps {
  options: readonly Json[];
  /** Sound options; the dialog closes then. */
  onConfirm: (options: readonly Json[]) => void;
  onClose: () => void;
}

/** Options as JSON, read on confirmation; invalid JSON is reported and the options stay. */
export function OptionsJsonDialog({ options, onConfirm, onClose }: OptionsJsonDialogProps) {
  const texts = useTexts();
  const [text, setText] = useState(() => JSON.stringify(options, null, 2));
  const [why, setWhy] = useState<string>();

  function confirm() {
    const reading = readOptionsText(text, texts);
    if (!reading.ok) return setWhy(reading.why);
    onConfirm(reading.options);
    onClose();
  }

  return (
    <DraggableModal
      open
      title={texts.optionsJsonTitle}
      width={640}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onOk={confirm}
      onCancel={onClose}
      keyboard={false}
    >
      <p className="gezi-fd-dialog-hint">{texts.optionsJsonHint}</p>
      <CodeEditor
        language="JSON"
        tabSize={2}
        height={320}
        value={text}
        aria-label={texts.optionsJsonTitle}
        onChange={(next) => {
          setText(next);
          setWhy(undefined);
        }}
      />
      {why ? (
        <p role="alert" className="gezi-fd-wrong">
          {why}
        </p>
      ) : null}
    </DraggableModal>
  );
}
