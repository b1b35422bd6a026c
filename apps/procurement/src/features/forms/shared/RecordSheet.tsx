import { describeFailure, useClient } from '@gezi/client';
import type { FormValues } from '@gezi/form-designer/core';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import { useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { formValues, unshownValues } from './core/formValues';
import type { StoredRecord } from './core/StoredRecord';
import { saveRecord } from './queries';
import { useTexts } from './texts';
import './records.css';

/** A form as its records are filled in. */
export interface SheetForm {
  id: string;
  formContent: string;
  /** All fields, visible or not; default: those of the content. */
  fieldIds?: readonly string[];
}

interface RecordSheetProps {
  form: SheetForm;
  /** Accessible name. */
  title: string;
  /** The record to edit; absent for a new one. */
  record?: StoredRecord;
  onSaved: () => void;
  onCancel?: () => void;
}

/** Form of a record. Refusals are shown at their fields, others at the top. */
export function RecordSheet({ form, title, record, onSaved, onCancel }: RecordSheetProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const handle = useRef<FormHandle>(null);
  const save = useMutation(saveRecord(client, useQueryClient(), form.id));
  const [refusal, setRefusal] = useState('');
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty && !save.isPending);
  const { formContent, fieldIds = NO_FIELDS } = form;
  const start = useMemo(() => record && formValues(formContent, record), [formContent, record]);

  function send(values: FormValues) {
    setRefusal('');
    const unshown = record ? unshownValues(formContent, record, fieldIds) : {};
    save.mutate(
      { id: record?.id, values: { ...unshown, ...values } },
      {
        onSuccess: (saved) => {
          if (!saved.ok) {
            const left = handle.current?.setErrors(saved.faults) ?? saved.faults;
            return setRefusal(texts.faults(left));
          }
          setDirty(false);
          onSaved();
        },
        onError: (error) => setRefusal(describeFailure(error, { locale }).message),
      },
    );
  }

  return (
    <div className="gezi-record-sheet">
      {refusal && <Alert type="error" showIcon role="alert" title={texts.refused} description={refusal} />}
      <FormRuntime
        ref={handle}
        aria-label={title}
        content={formContent}
        {...(start && { defaultValue: start })}
        onChange={() => setDirty(true)}
        onSubmit={send}
      >
        <div className="gezi-record-foot">
          {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {texts.submit}
          </Button>
        </div>
      </FormRuntime>
      {question}
    </div>
  );
}

const NO_FIELDS: readonly string[] = [];
