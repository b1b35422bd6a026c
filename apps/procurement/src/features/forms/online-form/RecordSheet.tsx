import { describeFailure, useClient } from '@gezi/client';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import type { FormValues } from '@gezi/form-designer/core';
import { useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { formValues, unshownValues } from './core/formValues';
import { refusedPart } from './core/refusedPart';
import { refusedField, saveRecord } from './queries';
import type { StoredRecord } from './recordColumns';
import { useTexts } from './texts';

interface RecordSheetProps {
  code: string;
  title: string;
  formContent: string;
  fieldIds: readonly string[];
  /** The record to edit; absent for a new one. */
  record?: StoredRecord;
  onClose: () => void;
}

/** Form of a record. Refusals are shown at their fields, others at the top. */
export function RecordSheet({ code, title, formContent, fieldIds, record, onClose }: RecordSheetProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const handle = useRef<FormHandle>(null);
  const save = useMutation(saveRecord(client, useQueryClient(), code));
  const [refusal, setRefusal] = useState('');
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty && !save.isPending);
  const start = useMemo(() => record && formValues(formContent, record), [formContent, record]);

  function send(values: FormValues) {
    setRefusal('');
    const unshown = record ? unshownValues(formContent, record, fieldIds) : {};
    save.mutate(
      { id: record?.id, values: { ...unshown, ...values } },
      {
        onSuccess: () => {
          void message.success(texts.saved);
          onClose();
        },
        onError: (error) => {
          const message = describeFailure(error, { locale }).message;
          const part = refusedPart(refusedField(error));
          const left = part && handle.current?.setErrors([{ ...part, label: '', message: message }]);
          if (left === undefined || left.length > 0) setRefusal(message);
        },
      },
    );
  }

  return (
    <div className="gezi-online-sheet">
      {refusal && <Alert type="error" showIcon role="alert" title={texts.refused} description={refusal} />}
      <FormRuntime
        ref={handle}
        aria-label={title}
        content={formContent}
        {...(start && { defaultValue: start })}
        onChange={() => setDirty(true)}
        onSubmit={send}
      >
        <div className="gezi-online-foot">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {texts.submit}
          </Button>
        </div>
      </FormRuntime>
      {question}
    </div>
  );
}
