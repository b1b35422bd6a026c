import { MobileOutlined, SafetyOutlined } from '@ant-design/icons';
import { ApiError, describeFailure } from '@gezi/client';
import type { SmsMode } from '@gezi/domain';
import { SlideVerify, useLocale } from '@gezi/ui';
import { checkValue } from '@gezi/validators';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from './texts';
import { useSmsCode } from './useSmsCode';

interface PhoneFieldsProps {
  mode: SmsMode;
  /** Names in the form; default those of most calls. */
  mobileName?: string;
  codeName?: string;
}

/** A mobile number and the code that shows it is one's own: slide first, then the message goes out. */
export function PhoneFields({ mode, mobileName = 'phone', codeName = 'smscode' }: PhoneFieldsProps) {
  const texts = useTexts();
  const locale = useLocale();
  // Of its own: two forms of a page may have a member of the same name.
  const codeId = useId();
  const form = Form.useFormInstance<Record<string, string>>();
  const { send, sending, left, forget } = useSmsCode(mode);
  // Counts the slides: after each message another one is asked for.
  const [slide, setSlide] = useState({ round: 0, done: false });
  const mobile = Form.useWatch(mobileName, form) ?? '';
  const isMobile = !checkValue(mobile, [{ rule: 'shared:mobile' }]);

  async function ask() {
    try {
      await form.validateFields([mobileName]);
    } catch {
      form.focusField(mobileName);
      return;
    }
    try {
      await send(mobile);
      form.setFields([{ name: codeName, errors: [] }]);
      form.focusField(codeName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const name = error.field === 'mobile' ? mobileName : codeName;
      form.setFields([{ name, errors: [describeFailure(error, { signedIn: false, locale }).message] }]);
    }
    setSlide(({ round }) => ({ round: round + 1, done: false }));
  }

  return (
    <>
      <Form.Item
        name={mobileName}
        label={texts.mobile}
        normalize={(text: string) => text.replaceAll(/\s/g, '')}
        rules={[
          { required: true, message: texts.mobileHint },
          {
            validator: (_rule, text: string) =>
              text && checkValue(text, [{ rule: 'shared:mobile' }])
                ? Promise.reject(new Error(texts.mobileWrong))
                : Promise.resolve(),
          },
        ]}
      >
        <Input
          prefix={<MobileOutlined aria-hidden />}
          placeholder={texts.mobileHint}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={11}
          onChange={forget}
        />
      </Form.Item>
      {left === 0 && (
        <div className="gezi-login-slide">
          <SlideVerify
            key={slide.round}
            width={420}
            onSuccess={() => setSlide(({ round }) => ({ round, done: true }))}
          />
        </div>
      )}
      <Form.Item label={texts.smsCode} htmlFor={codeId}>
        <div className="gezi-captcha-row">
          <Form.Item noStyle name={codeName} rules={[{ required: true, whitespace: true, message: texts.smsCodeHint }]}>
            <Input
              id={codeId}
              prefix={<SafetyOutlined aria-hidden />}
              placeholder={texts.smsCodeHint}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
            />
          </Form.Item>
          <Button loading={sending} disabled={left > 0 || !slide.done || !isMobile} onClick={() => void ask()}>
            {left > 0 ? texts.smsLeft(left) : texts.smsGet}
          </Button>
        </div>
        <output className="gezi-login-sent">{left > 0 && texts.smsSent}</output>
      </Form.Item>
    </>
  );
}
