import { PasswordInput } from '@gezi/ui';
import { Form } from 'antd';

interface PasswordPairProps {
  label: string;
  confirmLabel: string;
  /** What is said of a password that is missing or too short, and of a second one that is missing or another one. */
  says: Record<'missing' | 'short' | 'confirmMissing' | 'differ', string>;
  /** Below the first. */
  hint?: string;
  /** What is missing stands in the empty fields, too. */
  hasPlaceholders?: boolean;
}

/** A new password of 8 to 128 characters, entered twice: members `password` and `confirmpassword` of a form. */
export function PasswordPair({ label, confirmLabel, says, hint, hasPlaceholders = false }: PasswordPairProps) {
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        extra={hint}
        rules={[
          { required: true, message: says.missing },
          { min: 8, message: says.short },
        ]}
      >
        <PasswordInput
          maxLength={128}
          autoComplete="new-password"
          {...(hasPlaceholders && { placeholder: says.missing })}
        />
      </Form.Item>
      <Form.Item
        name="confirmpassword"
        label={confirmLabel}
        dependencies={['password']}
        rules={[
          { required: true, message: says.confirmMissing },
          ({ getFieldValue }) => ({
            async validator(_rule, value: unknown) {
              if (value && value !== getFieldValue('password')) throw new Error(says.differ);
            },
          }),
        ]}
      >
        <PasswordInput
          maxLength={128}
          autoComplete="new-password"
          {...(hasPlaceholders && { placeholder: says.confirmMissing })}
        />
      </Form.Item>
    </>
  );
}
