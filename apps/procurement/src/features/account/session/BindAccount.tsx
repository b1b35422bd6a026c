import { useClient } from '@gezi/client';
import { bindThirdAccount, bindThirdPhone, createThirdUser } from '@gezi/domain';
import { Alert, Button, Form, Tabs } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { PasswordInput } from '@gezi/ui';
import { UsernameInput } from '../../../visitor/UsernameInput';
import { useTexts } from '../../../visitor/texts';
import { usePortalConfig } from '../../../visitor/usePortalConfig';
import { useRefusal } from '../../../visitor/useRefusal';
import { PhoneLoginForm } from './PhoneLoginForm';

interface BindAccountProps {
  /** Word of the sign-in at the provider, good for a while. */
  uuid: string;
  source: string;
  /** As the provider calls them; `''` when it says nothing. */
  name: string;
  /** @param token a word to sign in by */
  onBound: (token: string) => Promise<void>;
}

interface Fields {
  username: string;
  password: string;
}
const FIELDS = ['username', 'password'] as const;

/** Ties the account somebody has to the one they came with, by its password or its number; or lets it be. */
export function BindAccount({ uuid, source, name, onBound }: BindAccountProps) {
  const texts = useTexts();
  const client = useClient();
  const config = usePortalConfig();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const { general, show, clear } = useRefusal(form, FIELDS);
  const mayCreate = config?.thirdLogin.find((provider) => provider.source === source)?.mayCreate === true;

  async function run(bind: () => Promise<string>) {
    if (busy) return;
    setBusy(true);
    clear();
    await bind().then(onBound, show);
    setBusy(false);
  }

  const byPassword = (
    <Form<Fields>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={({ username, password }) =>
        void run(() => client.call(bindThirdAccount, { uuid, username: username.trim(), password }, { silent: true }))
      }
    >
      <Form.Item
        name="username"
        label={texts.username}
        rules={[{ required: true, whitespace: true, message: texts.usernameHint }]}
      >
        <UsernameInput />
      </Form.Item>
      <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.passwordHint }]}>
        <PasswordInput placeholder={texts.passwordHint} autoComplete="current-password" maxLength={128} />
      </Form.Item>
      {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
      <Button type="primary" htmlType="submit" block loading={busy}>
        {texts.bind}
      </Button>
    </Form>
  );
  const byPhone = (
    <PhoneLoginForm
      label={texts.bind}
      onSubmit={async (entered) => {
        await onBound(await client.call(bindThirdPhone, { thirdUserUuid: uuid, ...entered }, { silent: true }));
      }}
    />
  );
  const account = { key: 'account', label: texts.byAccount, children: byPassword };
  const phone = { key: 'phone', label: texts.byPhone, children: byPhone };

  return (
    <>
      <h1 className="gezi-login-title">{texts.bindTitle}</h1>
      <p className="gezi-login-subtitle">{texts.bindHint(name)}</p>
      <Tabs aria-label={texts.ways} items={config && config.smsMode !== 'off' ? [account, phone] : [account]} />
      <div className="gezi-login-buttons">
        {mayCreate && (
          <Button
            block
            disabled={busy}
            onClick={() => void run(() => client.call(createThirdUser, { thirdUserUuid: uuid }, { silent: true }))}
          >
            {texts.createInstead}
          </Button>
        )}
        <Link to="/user/login">{texts.refuseBinding}</Link>
      </div>
    </>
  );
}
