import { describeFailure, useClient } from '@gezi/client';
import type { FormValues } from '@gezi/form-designer/core';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import { BusyArea, useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const { mutateAsync } = useMutation(saveRecord(client, useQueryClient(), form.id));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty && !isSaving);
  const { formContent, fieldIds = NO_FIELDS } = form;
  const start = useMemo(() => record && formValues(formContent, record), [formContent, record]);

  async function send(values: FormValues) {
    setRefusal('');
    setSaving(true);
    const unshown = record ? unshownValues(formContent, record, fieldIds) : {};
    try {
      const saved = await mutateAsync({ id: record?.id, values: { ...unshown, ...values } });
      end();
      if (!saved.ok) return setRefusal(texts.faults(handle.current?.setErrors(saved.faults) ?? saved.faults));
      setDirty(false);
      onSaved();
    } catch (error) {
      end();
      setRefusal(describeFailure(error, { locale }).message);
    }
  }

  // At once: a field that is still held cannot take the focus.
  function end() {
    flushSync(() => setSaving(false));
  }

  return (
    <div className="gezi-record-sheet">
      {refusal && <Alert type="error" showIcon role="alert" title={texts.refused} description={refusal} />}
      <BusyArea busy={isSaving}>
        <FormRuntime
          ref={handle}
          aria-label={title}
          content={formContent}
          {...(start && { defaultValue: start })}
          onChange={() => setDirty(true)}
          onSubmit={(values) => void send(values)}
        >
          <div className="gezi-record-foot">
            {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {texts.submit}
            </Button>
          </div>
        </FormRuntime>
      </BusyArea>
      {question}
    </div>
  );
}

const NO_FIELDS: readonly string[] = [];
