import { MailOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import { checkOnlyUser, smsModes } from '@gezi/domain';
import { checkValue } from '@gezi/validators';
import { Form, Input } from 'antd';
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
  email?: string;
}
export const accountFields = ['username', 'password', 'phone', 'smscode', 'email'] as const;

/** The account somebody registers with. That a name is taken is said as soon as it is left. */
export function AccountFields({ withEmail = true }: { withEmail?: boolean }) {
  const texts = useTexts();
  const client = useClient();
  const form = Form.useFormInstance<Account>();

  async function checkFree(name: 'username' | 'email') {
    const value = form.getFieldValue(name)?.trim();
    if (!value || checkValue(value, [{ rule: `shared:${name}` }])) return;
    const error = await client.call(checkOnlyUser, { [name]: value }, { silent: true }).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    const isTaken = error instanceof Error && 'field' in error && error.field === name;
    // Typed on meanwhile: the answer is of another name.
    if (isTaken && form.getFieldValue(name)?.trim() === value) form.setFields([{ name, errors: [error.message] }]);
  }

  const ruled = (rule: string, message: string) => ({
    validator: (_rule: unknown, text?: string) =>
      text && checkValue(text, [{ rule }]) ? Promise.reject(new Error(message)) : Promise.resolve(),
  });

  return (
    <>
      <Form.Item
        name="username"
        label={texts.username}
        normalize={(text: string) => text.trim()}
        rules={[{ required: true, message: texts.usernameHint }, ruled('shared:username', texts.usernameRule)]}
      >
        <UsernameInput maxLength={18} onBlur={() => void checkFree('username')} />
      </Form.Item>
      <PasswordFields label={texts.password} />
      <PhoneFields mode={smsModes.register} />
      {withEmail && (
        <Form.Item
          name="email"
          label={texts.email}
          normalize={(text: string) => text.trim()}
          rules={[ruled('shared:email', texts.emailWrong)]}
        >
          <Input
            prefix={<MailOutlined aria-hidden />}
            placeholder={texts.emailHint}
            autoComplete="email"
            inputMode="email"
            maxLength={100}
            onBlur={() => void checkFree('email')}
          />
        </Form.Item>
      )}
    </>
  );
}
