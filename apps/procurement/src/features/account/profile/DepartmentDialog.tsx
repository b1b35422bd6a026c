import { describeFailure, selectDepartment, useClient, type OwnDepartments } from '@gezi/client';
import { DraggableModal, useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, App, Form, Radio } from 'antd';
import { useTexts } from './texts';

interface DepartmentDialogProps {
  own: OwnDepartments;
  /** There is none to go on with: nothing but a choice closes it. */
  isNeeded?: boolean;
  onSwitched: () => void;
  onClose: () => void;
}

/** Chooses the department the caller works for (P§2). */
export function DepartmentDialog({ own, isNeeded = false, onSwitched, onClose }: DepartmentDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ orgCode: string }>();
  const change = useMutation({ mutationFn: (orgCode: string) => selectDepartment(client, orgCode) });

  function submit({ orgCode }: { orgCode: string }) {
    const name = own.list.find((depart) => depart.orgCode === orgCode)?.departName ?? '';
    change.mutate(orgCode, {
      onSuccess: () => {
        void message.success(texts.departmentSwitched(name));
        onSwitched();
      },
    });
  }

  return (
    <DraggableModal
      open
      width={450}
      fullscreen={false}
      title={texts.switchDepartment}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={change.isPending}
      closable={!isNeeded}
      keyboard={!isNeeded}
      mask={{ closable: !isNeeded }}
      {...(isNeeded && { cancelButtonProps: { hidden: true } })}
      onOk={form.submit}
      onCancel={onClose}
    >
      {own.list.length > 1 && <p className="gezi-account-hint">{texts.departmentHint}</p>}
      {change.error && (
        <Alert
          type="error"
          showIcon
          className="gezi-account-failure"
          title={describeFailure(change.error, { locale }).message}
        />
      )}
      <Form<{ orgCode: string }>
        form={form}
        name="gezi-department"
        layout="vertical"
        initialValues={own.orgCode ? { orgCode: own.orgCode } : {}}
        onFinish={submit}
      >
        <Form.Item name="orgCode" rules={[{ required: true, message: texts.departmentMissing }]}>
          <Radio.Group
            aria-label={texts.department}
            className="gezi-account-choice"
            options={own.list.map(({ orgCode, departName }) => ({
              value: orgCode,
              label: orgCode === own.orgCode ? `${departName}（${texts.current}）` : departName,
            }))}
          />
        </Form.Item>
      </Form>
    </DraggableModal>
  );
}
