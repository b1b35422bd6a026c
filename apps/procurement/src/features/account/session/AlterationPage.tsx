import { useClient } from '@gezi/client';
import { resetPassword, smsModes, verifyPhone } from '@gezi/domain';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PasswordFields } from '../../../visitor/PasswordFields';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from '../../../visitor/texts';
import { useRefusal } from '../../../visitor/useRefusal';
import { VisitorFrame } from '../../../visitor/VisitorFrame';

interface Fields {
  phone: string;
  smscode: string;
  password: string;
  confirmpassword: string;
}
const FIELDS = ['phone', 'smscode', 'password'] as const;

/** `/user/alteration`: another password for who has forgotten theirs. */
export function AlterationPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  // Whose number it is, and the word that is good for one change.
  const [verified, setVerified] = useState<{ phone: string; username: string; smscode: string }>();
  const { general, show, clear } = useRefusal(form, FIELDS);

  async function submit({ phone, smscode, password }: Fields) {
    if (busy) return;
    setBusy(true);
    clear();
    try {
      if (!verified) {
        setVerified({ phone, ...(await client.call(verifyPhone, { phone, smscode }, { silent: true })) });
        return;
      }
      await client.call(resetPassword, { ...verified, password }, { silent: true });
      void message.success(texts.alterDone);
      void navigate('/user/login', { replace: true });
    } catch (error) {
      show(error);
      // The word is gone: the number has to be shown anew.
      if (verified && !(error instanceof Error && 'field' in error && error.field === 'password'))
        setVerified(undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <VisitorFrame documentTitle={texts.alterDocument}>
      <h1 className="gezi-login-title">{texts.alterTitle}</h1>
      <p className="gezi-login-subtitle" aria-live="polite">
        {verified ? texts.alterFor(verified.username) : texts.alterHint}
      </p>
      <Form<Fields>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={(fields) => void submit(fields)}
      >
        {verified ? <PasswordFields label={texts.newPassword} /> : <PhoneFields mode={smsModes.reset} />}
        {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {verified ? texts.alterSave : texts.alterVerify}
        </Button>
      </Form>
      <nav className="gezi-login-links" aria-label={texts.ways}>
        <Link to="/user/login">{texts.back}</Link>
      </nav>
    </VisitorFrame>
  );
}
