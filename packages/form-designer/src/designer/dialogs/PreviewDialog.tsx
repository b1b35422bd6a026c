import { DraggableModal, Later, lazyPart } from '@gezi/ui';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { FormValues } from '../../core/model/CompiledForm';
import type { FormHandle, FormRuntimeProps } from '../../runtime';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';

// The runtime is a separate chunk; designing does not need it.
const FormRuntime = lazyPart(async () => (await import('../../runtime')).FormRuntime);

export interface PreviewDialogProps {
  /** Props of the runtime besides the form. */
  runtime?: Partial<FormRuntimeProps> | undefined;
  onClose: () => void;
}

/** The form as it will be filled in, on 70 % of the page; 提交 reports success only if all values are valid (B§2). */
export function PreviewDialog({ runtime, onClose }: PreviewDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const { message } = App.useApp();
  // Nothing until the form has been loaded.
  const [form, setForm] = useState<FormHandle | null>(null);
  const [submitted, setSubmitted] = useState<FormValues>();
  return (
    <DraggableModal
      open
      width="70%"
      className="gezi-fd-preview"
      title={texts.previewTitle}
      onCancel={onClose}
      footer={[
        <Button key="reset" disabled={!form} onClick={() => form?.reset()}>
          {texts.reset}
        </Button>,
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
        <Button key="submit" type="primary" disabled={!form} onClick={() => form?.submit()}>
          {texts.submit}
        </Button>,
      ]}
    >
      <div className="gezi-fd-preview-body">
        <Later fallback={<p className="gezi-fd-note">{texts.loading}</p>}>
          <FormRuntime
            {...runtime}
            ref={setForm}
            document={store.document}
            onSubmit={(values) => {
              setSubmitted(values);
              void message.success(texts.submitValid);
            }}
            onFailure={(failures) => {
              setSubmitted(undefined);
              void message.error(texts.submitInvalid(failures.length));
            }}
          />
        </Later>
        {submitted ? (
          <details className="gezi-fd-section">
            <summary>{texts.submittedModel}</summary>
            <pre className="gezi-fd-model">{JSON.stringify(submitted, null, 2)}</pre>
          </details>
        ) : null}
      </div>
    </DraggableModal>
  );
}
