import { EyeInvisibleOutlined, EyeOutlined, LockOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { forwardRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/useTexts';

export type PasswordInputProps = Omit<InputProps, 'type' | 'prefix' | 'suffix'>;

/** Password input with a button that shows the text, and a hint when Caps Lock is on. */
export const PasswordInput = forwardRef<InputRef, PasswordInputProps>(function PasswordInput(props, ref) {
  const texts = useTexts();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <Input
        {...props}
        ref={ref}
        type={shown ? 'text' : 'password'}
        prefix={<LockOutlined aria-hidden />}
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={notice}
        onKeyUp={notice}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
        suffix={
          <Button
            type="text"
            size="small"
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            aria-pressed={shown}
            icon={shown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <output className="gezi-caps-lock">{capsLock && texts.capsLock}</output>
    </>
  );
});
