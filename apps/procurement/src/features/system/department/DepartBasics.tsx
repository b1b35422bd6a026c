import { ApiError, describeFailure, useClient, usePermission } from '@gezi/client';
import type { SysDepart } from '@gezi/domain';
import { DescriptionGrid, useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { useLeaveGuard } from '../../../crud/useLeaveGuard';
import { departFields, type DepartFields } from './core/departFields';
import { DepartFormFields } from './DepartFormFields';
import { saveDepart } from './queries';
import { useTexts } from './texts';

interface DepartBasicsProps {
  depart: SysDepart;
  /** Something is entered that is not saved, or no longer. */
  onDirty: (isDirty: boolean) => void;
}

/** What is kept of a department, to be changed in place. */
export function DepartBasics({ depart, onDirty }: DepartBasicsProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const mayEdit = usePermission('system:depart:edit');
  const [form] = Form.useForm<DepartFields>();
  const [isDirty, setDirty] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const save = useMutation(saveDepart(client, useQueryClient(), depart.id));
  const question = useLeaveGuard(isDirty);

  function note(next: boolean) {
    setDirty(next);
    onDirty(next);
  }

  function submit(fields: DepartFields) {
    setRefusal(undefined);
    save.mutate(
      { ...fields, updateTime: depart.updateTime },
      {
        onSuccess: (saved) => {
          form.setFieldsValue(departFields(saved));
          note(false);
          void message.success(texts.saved);
        },
        onError: (error) => {
          const said = describeFailure(error, { locale }).message;
          const field = error instanceof ApiError ? error.field : undefined;
          if (field === undefined || form.getFieldInstance(field as never) === undefined) return setRefusal(said);
          form.setFields([{ name: field as keyof DepartFields, errors: [said] }]);
        },
      },
    );
  }

  return (
    <Form<DepartFields>
      form={form}
      layout="vertical"
      disabled={!mayEdit}
      initialValues={departFields(depart)}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => note(true)}
      onFinish={submit}
    >
      {question}
      {refusal && <Alert className="gezi-refusal" type="error" showIcon title={refusal} />}
      <div className="gezi-depart-code">
        <DescriptionGrid items={[{ label: texts.orgCode, value: depart.orgCode }]} />
      </div>
      <DepartFormFields />
      {mayEdit && (
        <div className="gezi-drawer-footer">
          <Button
            disabled={!isDirty}
            onClick={() => {
              form.resetFields();
              setRefusal(undefined);
              note(false);
            }}
          >
            {texts.undo}
          </Button>
          <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}
