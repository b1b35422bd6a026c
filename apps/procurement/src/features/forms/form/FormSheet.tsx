import { describeFailure, useClient } from '@gezi/client';
import type { SysForm } from '@gezi/domain';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import { useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Result } from 'antd';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { saveData } from './queries';
import { useTexts } from './texts';

type Values = Parameters<NonNullable<Parameters<typeof FormRuntime>[0]['onSubmit']>>[0];

interface FormSheetProps {
  form: SysForm;
  /** The stored record to edit; absent for a new one. */
  record?: { id: string; values: Values };
  onSaved?: () => void;
  onSeeRecords?: () => void;
}

/** Fills in a form. Refusals are shown at their fields, others at the top. */
export function FormSheet({ form, record, onSaved, onSeeRecords }: FormSheetProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const handle = useRef<FormHandle>(null);
  const save = useMutation(saveData(client, useQueryClient(), form.id));
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty && !save.isPending);

  function send(values: Values) {
    setRefusal('');
    save.mutate(
      { id: record?.id, values },
      {
        onSuccess: (saved) => {
          if (!saved.ok) {
            const left = handle.current?.setErrors(saved.faults) ?? saved.faults;
            return setRefusal(texts.faults(left));
          }
          setDirty(false);
          if (!record) return setSent(true);
          void message.success(texts.saved);
          onSaved?.();
        },
        onError: (error) => setRefusal(describeFailure(error, { locale }).message),
      },
    );
  }

  if (isSent) {
    return (
      <Result
        status="success"
        title={texts.submitted}
        subTitle={texts.submittedHint}
        extra={[
          <Button key="see" type="primary" onClick={onSeeRecords}>
            {texts.seeRecord}
          </Button>,
          <Button
            key="again"
            onClick={() => {
              setSent(false);
              setRound(round + 1);
            }}
          >
            {texts.again}
          </Button>,
        ]}
      />
    );
  }
  return (
    <div className="gezi-form-sheet">
      {refusal && <Alert type="error" showIcon role="alert" title={texts.submitRefused} description={refusal} />}
      <FormRuntime
        key={round}
        ref={handle}
        aria-label={form.formName}
        content={form.formContent}
        {...(record && { defaultValue: record.values })}
        onChange={() => setDirty(true)}
        onSubmit={send}
      >
        <div className="gezi-form-foot">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {record ? texts.resubmit : texts.submit}
          </Button>
        </div>
      </FormRuntime>
      {question}
    </div>
  );
}
