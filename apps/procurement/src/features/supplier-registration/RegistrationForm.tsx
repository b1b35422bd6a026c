import { ApiError, useClient } from '@gezi/client';
import { registerSupplier } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountFields, accountFields, type Account } from '../../visitor/AccountFields';
import { usePortalConfig } from '../../visitor/usePortalConfig';
import { useRefusal } from '../../visitor/useRefusal';
import { CompanyFields, companyFields, type Company } from './CompanyFields';
import { useTexts } from './texts';

/** The account's e-mail has a name of its own: the company has one too. */
type Fields = Omit<Account, 'email'> & Company & { agreed: boolean };
const FIELDS = [...accountFields.filter((name) => name !== 'email'), ...companyFields] as const;
const KEPT = ['supplier-registration', 'kept'];
const PROTOCOL_VERSION = '1.0';

/** The account and the company in one form. What was entered is there again when the page is come back to. */
export function RegistrationForm() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const config = usePortalConfig();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { general, show, clear } = useRefusal<Fields>(form, FIELDS);
  const [kept] = useState(() => queries.getQueryData<Partial<Fields>>(KEPT) ?? {});

  async function submit({
    username,
    password,
    phone,
    smscode,
    agreed: _agreed,
    confirmpassword: _again,
    ...company
  }: Fields) {
    if (busy || uploading) return;
    setBusy(true);
    clear();
    try {
      const account = { username, password, smscode, mobile: phone };
      await client.call(registerSupplier, { account, ...company, protocolVersion: PROTOCOL_VERSION }, { silent: true });
      queries.removeQueries({ queryKey: KEPT });
      void navigate('/user/register-result', { replace: true, state: { username, waiting: true } });
    } catch (error) {
      show(error instanceof ApiError ? ofForm(error) : error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className="gezi-login-title">{texts.title}</h1>
      <p className="gezi-login-subtitle">{texts.hint}</p>
      {config?.registerOpen === false && <Alert type="warning" showIcon title={texts.closed} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={kept}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_changed, values) => {
          queries.setQueryDefaults(KEPT, { gcTime: Infinity });
          queries.setQueryData(KEPT, values);
        }}
        onFinish={(fields) => void submit(fields)}
      >
        <h2 className="gezi-register-part">{texts.account}</h2>
        <div className="gezi-register-account">
          <AccountFields withEmail={false} />
        </div>
        <CompanyFields onBusyChange={setUploading} />
        <Form.Item
          name="agreed"
          valuePropName="checked"
          rules={[
            {
              validator: (_rule, agreed) =>
                agreed ? Promise.resolve() : Promise.reject(new Error(texts.protocolMissing)),
            },
          ]}
        >
          <Checkbox>{texts.protocol}</Checkbox>
        </Form.Item>
        {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
        <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={uploading}>
          {uploading ? texts.uploading : busy ? texts.submitting : texts.submit}
        </Button>
      </Form>
      <nav className="gezi-login-links" aria-label={texts.title}>
        <Link to="/user/login">{texts.toLogin}</Link>
      </nav>
    </>
  );
}

/** Members of the account stand in the form by themselves, the number under another name. */
function ofForm(error: ApiError): ApiError {
  const own = error.field?.startsWith('account/') ? error.field.slice('account/'.length) : undefined;
  if (own === undefined) return error;
  return Object.assign(Object.create(error) as ApiError, { field: own === 'mobile' ? 'phone' : own });
}
