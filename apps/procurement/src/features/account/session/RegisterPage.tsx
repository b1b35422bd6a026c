import { useClient } from '@gezi/client';
import { registerUser } from '@gezi/domain';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountFields, accountFields, type Account } from '../../../visitor/AccountFields';
import { useTexts } from '../../../visitor/texts';
import { useRefusal } from '../../../visitor/useRefusal';
import { VisitorFrame } from '../../../visitor/VisitorFrame';

/** `/user/register`: an account of one's own. */
export function RegisterPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const [form] = Form.useForm<Account>();
  const [busy, setBusy] = useState(false);
  const { general, show, clear } = useRefusal(form, accountFields);

  async function submit({ confirmpassword: _again, email, ...account }: Account) {
    if (busy) return;
    setBusy(true);
    clear();
    try {
      await client.call(registerUser, { ...account, ...(email && { email }) }, { silent: true });
      void navigate('/user/register-result', { replace: true, state: { username: account.username } });
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <VisitorFrame documentTitle={texts.registerDocument}>
      <h1 className="gezi-login-title">{texts.registerTitle}</h1>
      <p className="gezi-login-subtitle">{texts.registerHint}</p>
      <Form<Account>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={(account) => void submit(account)}
      >
        <AccountFields />
        {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {busy ? texts.registering : texts.registerButton}
        </Button>
      </Form>
      <nav className="gezi-login-links" aria-label={texts.ways}>
        <Link to="/user/login">{texts.toLogin}</Link>
        <Link to="/register-supplier">{texts.registerSupplier}</Link>
        <Link to="/user/client/register">{texts.registerCustomer}</Link>
      </nav>
    </VisitorFrame>
  );
}
