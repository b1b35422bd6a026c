import { MobileOutlined, SafetyOutlined } from '@ant-design/icons';
import { ApiError, describeFailure } from '@gezi/client';
import type { SmsMode } from '@gezi/domain';
import { SlideVerify, useLocale } from '@gezi/ui';
import { checkValue } from '@gezi/validators';
import { Button } from 'antd';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../forms/fields/TextField';
import { useTexts } from './texts';
import { useSmsCode } from './useSmsCode';

interface PhoneFieldsProps {
  mode: SmsMode;
  /** Field names; default: those of most endpoints. */
  mobileName?: string;
  codeName?: string;
}

const MOBILE = 'shared:mobile';

/** A mobile number and its SMS code: a slide verification is required before a code is sent. */
export function PhoneFields({ mode, mobileName = 'phone', codeName = 'smscode' }: PhoneFieldsProps) {
  const texts = useTexts();
  const locale = useLocale();
  const form = useFormContext<Record<string, string>>();
  const { send, sending, left, forget } = useSmsCode(mode);
  // Each SMS requires a new slide verification.
  const [slide, setSlide] = useState({ round: 0, done: false });
  const isMobile = !checkValue(useWatch<Record<string, string>>({ name: mobileName }) ?? '', [{ rule: MOBILE }]);

  async function ask() {
    if (!(await form.trigger(mobileName, { shouldFocus: true }))) return;
    try {
      await send(form.getValues(mobileName));
      form.clearErrors(codeName);
      form.setFocus(codeName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const name = error.field === 'mobile' ? mobileName : codeName;
      form.setError(name, { message: describeFailure(error, { signedIn: false, locale }).message });
    }
    setSlide(({ round }) => ({ round: round + 1, done: false }));
  }

  return (
    <>
      <TextField
        name={mobileName}
        label={texts.mobile}
        missing={texts.mobileHint}
        wrong={texts.mobileWrong}
        rule={MOBILE}
        normalize={(text) => text.replaceAll(/\s/g, '')}
        prefix={<MobileOutlined aria-hidden />}
        placeholder={texts.mobileHint}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={11}
        onChange={forget}
      />
      {left === 0 && (
        <div className="gezi-login-slide">
          <SlideVerify
            key={slide.round}
            width={420}
            onSuccess={() => setSlide(({ round }) => ({ round, done: true }))}
          />
        </div>
      )}
      <TextField
        name={codeName}
        label={texts.smsCode}
        missing={texts.smsCodeHint}
        isRequired
        isSecret
        prefix={<SafetyOutlined aria-hidden />}
        placeholder={texts.smsCodeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        beside={
          <Button loading={sending} disabled={left > 0 || !slide.done || !isMobile} onClick={() => void ask()}>
            {left > 0 ? texts.smsLeft(left) : texts.smsGet}
          </Button>
        }
        below={<output className="gezi-login-sent">{left > 0 && texts.smsSent}</output>}
      />
    </>
  );
}
