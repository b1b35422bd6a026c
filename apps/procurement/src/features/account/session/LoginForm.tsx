import { SafetyOutlined } from '@ant-design/icons';
import { ApiError, describeFailure } from '@gezi/client';
import { codes } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Button, Checkbox, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CaptchaImage } from '../../../visitor/CaptchaImage';
import { PasswordInput } from '@gezi/ui';
import { rememberedUser, rememberUser } from './rememberedUser';
import { UsernameInput } from '../../../visitor/UsernameInput';
import { useTexts } from '../../../visitor/texts';
import { useCaptcha } from '../../../visitor/useCaptcha';
import type { Credentials } from './useSignIn';

type Fields = Pick<Credentials, 'username' | 'password' | 'captcha'> & { remember: boolean };

/** Account, password and captcha. A refusal is shown where it belongs, and the captcha, used up, is replaced. */
export function LoginForm({ onSubmit }: { onSubmit: (credentials: Credentials) => Promise<void> }) {
  const texts = useTexts();
  const locale = useLocale();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const typedCaptcha = Form.useWatch('captcha', form);
  const captcha = useCaptcha(!typedCaptcha);
  const usernameRef = useRef<InputRef>(null);
  const passwordRef = useRef<InputRef>(null);
  const captchaRef = useRef<InputRef>(null);
  const [initial] = useState(() => ({ username: rememberedUser(), remember: rememberedUser() !== '' }));

  // Where typing begins; not on a phone, whose keyboard would cover half of the page at once.
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    (initial.username ? passwordRef : usernameRef).current?.focus();
  }, [initial]);

  async function submit({ remember, username, ...secret }: Fields) {
    if (busy) return;
    setBusy(true);
    try {
      const account = username.trim();
      await onSubmit({ ...secret, username: account, checkKey: captcha.checkKey, remember_me: remember });
      rememberUser(remember ? account : '');
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
    }
  }

  function show(error: unknown) {
    const { message } = describeFailure(error, { signedIn: false, locale });
    const refused = error instanceof ApiError && error.kind === 'rejected';
    // Whatever was wrong, the server has used the captcha up.
    if (refused) {
      captcha.renew();
      form.setFieldValue('captcha', '');
    }
    if (refused && error.code === codes.wrongCaptcha) {
      form.setFields([{ name: 'captcha', errors: [message] }]);
      captchaRef.current?.focus();
      return;
    }
    const field = refused && error.field === 'username' ? 'username' : 'password';
    form.setFields([{ name: field, errors: [message] }]);
    if (field === 'password') passwordRef.current?.focus({ cursor: 'all' });
  }

  return (
    <Form<Fields>
      form={form}
      className="gezi-login-form"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={initial}
      scrollToFirstError={{ focus: true }}
      onFinish={(fields) => void submit(fields)}
    >
      <Form.Item
        name="username"
        label={texts.username}
        rules={[{ required: true, whitespace: true, message: texts.usernameHint }]}
      >
        <UsernameInput ref={usernameRef} />
      </Form.Item>
      <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.passwordHint }]}>
        <PasswordInput
          ref={passwordRef}
          placeholder={texts.passwordHint}
          autoComplete="current-password"
          maxLength={128}
        />
      </Form.Item>
      <Form.Item label={texts.captcha} htmlFor="captcha">
        <div className="gezi-captcha-row">
          <Form.Item noStyle name="captcha" rules={[{ required: true, whitespace: true, message: texts.captchaHint }]}>
            <Input
              ref={captchaRef}
              prefix={<SafetyOutlined aria-hidden />}
              placeholder={texts.captchaHint}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={20}
            />
          </Form.Item>
          <CaptchaImage
            image={captcha.image}
            failed={captcha.failed}
            onRenew={() => {
              captcha.renew();
              form.setFieldValue('captcha', '');
              captchaRef.current?.focus();
            }}
          />
        </div>
      </Form.Item>
      <Form.Item name="remember" valuePropName="checked" className="gezi-login-remember">
        <Checkbox>{texts.remember}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {busy ? texts.loggingIn : texts.login}
      </Button>
    </Form>
  );
}
