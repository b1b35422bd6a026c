import { ApiError, describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { Alert, Button, Form, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../visitor/texts';
import type { Choice, Chosen } from './useSignIn';

interface ChooseIdentityProps {
  choice: Choice;
  onChoose: (chosen: Chosen) => Promise<void>;
  onBack: () => void;
}

/** Second step of a login: which tenant, which department. */
export function ChooseIdentity({ choice, onChoose, onBack }: ChooseIdentityProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { tenants, name } = choice;
  const [form] = Form.useForm<Chosen>();
  const tenantId = Form.useWatch('tenantId', form);
  const departments = departmentsOf(choice, tenantId);

  // The form that had the focus is gone; what is asked now is read out.
  useEffect(() => heading.current?.focus(), []);

  async function submit(chosen: Chosen) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onChoose(chosen);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(describeFailure(error, { signedIn: false, locale }).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="gezi-login-title">
        {texts.chooseTitle}
      </h1>
      <p className="gezi-login-subtitle">{texts.chooseHint(name)}</p>
      <Form<Chosen>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={{ orgCode: departments.find(({ orgCode }) => orgCode === choice.orgCode)?.orgCode }}
        onValuesChange={(changed) => {
          // A department of the one company is none of the other.
          if ('tenantId' in changed) form.setFieldValue('orgCode', undefined);
        }}
        onFinish={(chosen) => void submit(chosen)}
      >
        {tenants.length > 0 && (
          <Form.Item name="tenantId" label={texts.tenant} rules={[{ required: true, message: texts.tenantMissing }]}>
            <Radio.Group
              aria-label={texts.tenant}
              className="gezi-choice"
              options={tenants.map(({ id, name: label }) => ({ value: id, label }))}
            />
          </Form.Item>
        )}
        {departments.length > 0 && (
          <Form.Item
            name="orgCode"
            label={texts.department}
            rules={[{ required: true, message: texts.departmentMissing }]}
          >
            <Radio.Group
              aria-label={texts.department}
              className="gezi-choice"
              options={departments.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
            />
          </Form.Item>
        )}
        {failure && <Alert type="error" showIcon title={failure} className="gezi-choice-failure" />}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {texts.enter}
        </Button>
        <Button type="link" block onClick={onBack} disabled={busy}>
          {texts.back}
        </Button>
      </Form>
    </>
  );
}

/** Those to choose from: of several companies only the chosen one's, and none where it has a single one. */
function departmentsOf({ tenants, departments }: Choice, tenantId: number | undefined): Choice['departments'] {
  if (tenants.length === 0 || departments.every((depart) => depart.tenantId === undefined)) return departments;
  const own = departments.filter((depart) => depart.tenantId === tenantId);
  return own.length > 1 ? own : [];
}
