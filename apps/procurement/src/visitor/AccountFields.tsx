import { MailOutlined } from '@ant-design/icons';
import { ApiError, useClient } from '@gezi/client';
import { checkOnlyUser, smsModes } from '@gezi/domain';
import { TextField } from '../forms/fields/TextField';
import { ControlField } from '../forms/ControlField';
import { PasswordFields } from './PasswordFields';
import { PhoneFields } from './PhoneFields';
import { UsernameInput } from './UsernameInput';
import { useTexts } from './texts';

export interface Account {
  username: string;
  password: string;
  confirmpassword: string;
  phone: string;
  smscode: string;
  email: string;
}
export const EMPTY_ACCOUNT: Account = {
  username: '',
  password: '',
  confirmpassword: '',
  phone: '',
  smscode: '',
  email: '',
};

/** Account fields of a registration; reports a taken name while typing. */
export function AccountFields({ withEmail = true }: { withEmail?: boolean }) {
  const texts = useTexts();
  const client = useClient();

  const isFree = (name: 'username' | 'email') => async (value: string, signal: AbortSignal) => {
    try {
      await client.call(checkOnlyUser, { [name]: value }, { signal, silent: true });
    } catch (error) {
      if (error instanceof ApiError && error.field === name) throw error;
    }
  };

  return (
    <>
      <ControlField
        name="username"
        label={texts.username}
        missing={texts.usernameHint}
        wrong={texts.usernameRule}
        rule="shared:username"
        check={isFree('username')}
        isAdvisory
      >
        <UsernameInput maxLength={18} />
      </ControlField>
      <PasswordFields label={texts.password} />
      <PhoneFields mode={smsModes.register} />
      {withEmail && (
        <TextField
          name="email"
          label={texts.email}
          wrong={texts.emailWrong}
          rule="shared:email"
          check={isFree('email')}
          isAdvisory
          prefix={<MailOutlined aria-hidden />}
          placeholder={texts.emailHint}
          autoComplete="email"
          inputMode="email"
        />
      )}
    </>
  );
}
