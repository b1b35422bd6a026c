import { SafetyOutlined } from '@ant-design/icons';
import { ApiError, describeFailure } from '@gezi/client';
import { codes, login } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../../forms/fields/CheckField';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { useRecordForm } from '../../../forms/useRecordForm';
import { CaptchaImage } from '../../../visitor/CaptchaImage';
import { DemoLogins, demoLogins, type DemoLogin } from './DemoLogins';
import { rememberedUser, rememberUser } from './rememberedUser';
import { pageSetting } from '../../../visitor/pageSetting';
import { UsernameInput } from '../../../visitor/UsernameInput';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';
import { useCaptcha } from '../../../visitor/useCaptcha';
import type { Credentials } from './useSignIn';

type Fields = Pick<Credentials, 'username' | 'password' | 'captcha'> & { remember: boolean };

interface LoginFormProps {
  /** `direct` for a demo account: a click enters, without a choice of tenant and department. */
  onSubmit: (credentials: Credentials, options: { direct: boolean }) => Promise<void>;
}

/**
 * Account, password and captcha, and the demo accounts. Refusals are shown at their fields; the used captcha is replaced.
 */
export function LoginForm({ onSubmit }: LoginFormProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [hasCaptcha, setHasCaptcha] = useState(() => pageSetting('captcha-mode') !== 'after-failure');
  const [logins] = useState(demoLogins);
  const clicked = useRef<string>(null);
  const [initial] = useState(() => ({
    username: rememberedUser(),
    password: '',
    captcha: '',
    remember: rememberedUser() !== '',
  }));
  const record = useRecordForm<Fields>({
    schema: login.input,
    initial,
    isGuarded: false,
    mode: 'onSubmit',
    saved: null,
    save: async ({ remember, ...secret }) => {
      const direct = clicked.current === secret.username;
      clicked.current = null;
      await onSubmit({ ...secret, checkKey: captcha.checkKey, remember_me: remember }, { direct });
      rememberUser(remember ? secret.username : '');
    },
    onRefused: show,
  });
  const { control, setFocus, setValue } = record.form;
  const isUnread = useWatch({ control, name: 'captcha', compute: (typed: string) => !typed });
  const captcha = useCaptcha(isUnread, hasCaptcha);

  // Not on a phone, whose keyboard would cover half of the page.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) setFocus(initial.username ? 'password' : 'username');
  }, [initial, setFocus]);

  function renew() {
    captcha.renew();
    setValue('captcha', '');
  }

  function show(error: unknown, { setError }: UseFormReturn<Fields>): boolean {
    const { message: reason } = describeFailure(error, { signedIn: false, locale });
    const refused = error instanceof ApiError && error.kind === 'rejected';
    // Each attempt uses up the captcha.
    if (refused) renew();
    if (refused) setHasCaptcha(true);
    const isCaptcha = refused && error.code === codes.wrongCaptcha;
    const field = isCaptcha ? 'captcha' : refused && error.field === 'username' ? 'username' : 'password';
    setError(field, { message: isCaptcha && !hasCaptcha ? texts.captchaHint : reason });
    if (field !== 'username') setFocus(field, { shouldSelect: true });
    return true;
  }

  function enter({ username, password }: DemoLogin) {
    clicked.current = username;
    setValue('username', username);
    setValue('password', password);
    record.submit();
  }

  return (
    <VisitorForm
      record={record}
      className="gezi-login-form"
      submitText={record.isSaving ? texts.loggingIn : texts.login}
      extra={<DemoLogins logins={logins} disabled={record.isSaving} onChoose={enter} />}
    >
      <ControlField name="username" label={texts.username} isRequired missing={texts.usernameHint}>
        <UsernameInput />
      </ControlField>
      <PasswordField
        name="password"
        label={texts.password}
        isRequired
        missing={texts.passwordHint}
        placeholder={texts.passwordHint}
        autoComplete="current-password"
      />
      {hasCaptcha && (
        <TextField
          name="captcha"
          label={texts.captcha}
          isRequired
          isSecret
          missing={texts.captchaHint}
          prefix={<SafetyOutlined aria-hidden />}
          placeholder={texts.captchaPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          beside={
            <CaptchaImage
              image={captcha.image}
              failed={captcha.failed}
              onRenew={() => {
                renew();
                setFocus('captcha');
              }}
            />
          }
        />
      )}
      <CheckField name="remember" label={texts.remember} className="gezi-login-remember">
        {texts.remember}
      </CheckField>
    </VisitorForm>
  );
}
