import { Form } from 'antd';
import { PasswordInput } from '@gezi/ui';
import { useTexts } from './texts';

/** A new password, twice; members `password` and `confirmpassword`. */
export function PasswordFields({ label }: { label: string }) {
  const texts = useTexts();
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        extra={texts.passwordRule}
        rules={[
          { required: true, message: texts.newPasswordMissing },
          { min: 8, max: 128, message: texts.passwordRule },
        ]}
      >
        <PasswordInput placeholder={texts.newPasswordMissing} autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="confirmpassword"
        label={texts.confirmPassword}
        dependencies={['password']}
        rules={[
          { required: true, message: texts.confirmMissing },
          ({ getFieldValue }) => ({
            validator: (_rule, text: string) =>
              !text || text === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(texts.confirmOther)),
          }),
        ]}
      >
        <PasswordInput placeholder={texts.confirmMissing} autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </>
  );
}
