import { ApiError, useClient } from '@gezi/client';
import { currentProtocol } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountFields, accountFields, type Account } from './AccountFields';
import type { Company } from './CompanyBasics';
import { useTexts } from './texts';
import { usePortalConfig } from './usePortalConfig';
import { useRefusal } from './useRefusal';

/** The account's e-mail has a name of its own: the company has one too. */
type Person = Omit<Account, 'email'>;
type Fields = Person & Company & { agreed: boolean };

interface CompanyRegistrationProps<Members extends Company> {
  texts: { title: string; hint: string; protocolRead: string; protocol: string; protocolMissing: string };
  /** Code of what people agree to. */
  protocol: string;
  /** Names the server may find fault with. */
  fields: readonly (keyof Members & string)[];
  /** What was entered is kept under this name while the page is away. */
  keptAs: string;
  /**
   * Registers both, or is refused.
   *
   * @param protocolVersion what was in force when the page was opened; null where nothing is
   */
  send: (
    account: Omit<Person, 'phone' | 'confirmpassword'> & { mobile: string },
    company: Members,
    protocolVersion: string | null,
  ) => Promise<unknown>;
  /** Fields of the company. @param onBusyChange told while files are on their way */
  children: (onBusyChange: (busy: boolean) => void) => ReactNode;
}

/** The account and the company in one form. What was entered is there again when the page is come back to. */
export function CompanyRegistration<Members extends Company>(props: CompanyRegistrationProps<Members>) {
  const { texts, protocol, fields, keptAs, send, children } = props;
  const { company: words, toLogin } = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const agreement = useQuery({
    queryKey: ['registration-agreement', protocol],
    queryFn: ({ signal }) => client.call(currentProtocol, { code: protocol }, { signal, silent: true }),
    retry: 1,
  }).data;
  const navigate = useNavigate();
  const config = usePortalConfig();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const names = [...accountFields.filter((name) => name !== 'email'), ...fields] as (keyof Fields)[];
  const { general, show, clear } = useRefusal<Fields>(form, names);
  const key = [keptAs, 'kept'];
  const [kept] = useState(() => queries.getQueryData<Partial<Fields>>(key) ?? {});

  async function submit(entered: Fields) {
    if (busy || uploading) return;
    const { username, password, phone, smscode, agreed: _agreed, confirmpassword: _again, ...company } = entered;
    setBusy(true);
    clear();
    try {
      await send({ username, password, smscode, mobile: phone }, company as Members, agreement?.version ?? null);
      queries.removeQueries({ queryKey: key });
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
      {config?.registerOpen === false && <Alert type="warning" showIcon title={words.closed} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={kept}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_changed, values) => {
          queries.setQueryDefaults(key, { gcTime: Infinity });
          queries.setQueryData(key, values);
        }}
        onFinish={(entered) => void submit(entered)}
      >
        <h2 className="gezi-register-part">{words.account}</h2>
        <div className="gezi-register-account">
          <AccountFields withEmail={false} />
        </div>
        {children(setUploading)}
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
          <Checkbox>
            {texts.protocolRead}
            {/* In a window of its own: what is entered stays. */}
            <Link to={`/protocol/${protocol}`} target="_blank" rel="noreferrer">
              {texts.protocol}
            </Link>
          </Checkbox>
        </Form.Item>
        {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
        <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={uploading}>
          {uploading ? words.uploading : busy ? words.submitting : words.submit}
        </Button>
      </Form>
      <nav className="gezi-login-links" aria-label={texts.title}>
        <Link to="/user/login">{toLogin}</Link>
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
