import { useClient } from '@gezi/client';
import { bindThirdAccount, bindThirdPhone } from '@gezi/domain';
import { Tabs } from 'antd';
import { Link } from 'react-router';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { ControlField } from '../../../forms/ControlField';
import { useRecordForm } from '../../../forms/useRecordForm';
import { UsernameInput } from '../../../visitor/UsernameInput';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';
import { usePortalConfig } from '../../../visitor/usePortalConfig';
import { CreateThirdAccount } from './CreateThirdAccount';
import { PhoneLoginForm } from './PhoneLoginForm';

interface BindAccountProps {
  /** Temporary token of the provider sign-in. */
  uuid: string;
  source: string;
  /** Display name at the provider; `''` if unknown. */
  name: string;
  /** @param token sign-in token */
  onBound: (token: string) => Promise<void>;
}

/** Links a provider identity to an existing account, by password or mobile number, or skips linking. */
export function BindAccount({ uuid, source, name, onBound }: BindAccountProps) {
  const texts = useTexts();
  const client = useClient();
  const config = usePortalConfig();
  const record = useRecordForm({
    schema: bindThirdAccount.input,
    initial: { username: '', password: '' },
    isGuarded: false,
    mode: 'onSubmit',
    saved: null,
    save: async (entered) => {
      await onBound(await client.call(bindThirdAccount, { uuid, ...entered }, { silent: true }));
    },
  });
  const mayCreate = config?.thirdLogin.find((provider) => provider.source === source)?.mayCreate === true;

  const byPassword = (
    <VisitorForm record={record} submitText={texts.bind}>
      <ControlField name="username" label={texts.username} missing={texts.usernameHint}>
        <UsernameInput />
      </ControlField>
      <PasswordField
        name="password"
        label={texts.password}
        missing={texts.passwordHint}
        placeholder={texts.passwordHint}
        autoComplete="current-password"
      />
    </VisitorForm>
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
        {mayCreate && <CreateThirdAccount uuid={uuid} disabled={record.isSaving} onCreated={onBound} />}
        <Link to="/user/login">{texts.refuseBinding}</Link>
      </div>
    </>
  );
}
