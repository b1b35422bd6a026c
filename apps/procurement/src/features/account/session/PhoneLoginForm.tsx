import { smsModes } from '@gezi/domain';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from '../../../visitor/texts';
import { useRefusal } from '../../../visitor/useRefusal';

export interface PhoneCredentials {
  mobile: string;
  captcha: string;
}
const FIELDS = ['mobile', 'captcha'] as const;

interface PhoneLoginFormProps {
  /** Of the button, at rest. */
  label: string;
  onSubmit: (credentials: PhoneCredentials) => Promise<void>;
}

/** Mobile number and the code sent to it. */
export function PhoneLoginForm({ label, onSubmit }: PhoneLoginFormProps) {
  const texts = useTexts();
  const [form] = Form.useForm<PhoneCredentials>();
  const [busy, setBusy] = useState(false);
  const { general, show, clear } = useRefusal(form, FIELDS);

  async function submit(entered: PhoneCredentials) {
    if (busy) return;
    setBusy(true);
    clear();
    await onSubmit(entered).catch(show);
    setBusy(false);
  }

  return (
    <Form<PhoneCredentials>
      form={form}
      name="phone-login"
      className="gezi-login-form"
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(entered) => void submit(entered)}
    >
      <PhoneFields mode={smsModes.login} mobileName="mobile" codeName="captcha" />
      {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? texts.loggingIn : label}
      </Button>
    </Form>
  );
}
