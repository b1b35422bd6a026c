import { UserOutlined } from '@ant-design/icons';
import { Input, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useTexts } from './texts';

interface UsernameInputProps extends InputProps {
  ref?: Ref<InputRef>;
}

/** Input of an account name: no autocorrection, with the browser's suggestions. */
export function UsernameInput(props: UsernameInputProps) {
  const texts = useTexts();
  return (
    <Input
      prefix={<UserOutlined aria-hidden />}
      placeholder={texts.usernameHint}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      {...props}
    />
  );
}
