import { Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { CaptchaImage } from './CaptchaImage';
import { useTexts } from './texts';
import { useCaptcha } from './useCaptcha';

interface UploadCaptchaProps {
  /** The documents, with the captcha that shows a person is there; undefined while it is not entered. */
  children: (captcha: { checkKey: string; captcha: string } | undefined) => ReactNode;
}

/** The documents of a registration, behind one captcha for all of them. */
export function UploadCaptcha({ children }: UploadCaptchaProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const captcha = useCaptcha(typed === '');
  return (
    <>
      <h2 className="gezi-register-part">{texts.company.files}</h2>
      <Form.Item label={texts.captcha} htmlFor="upload-captcha" extra={texts.company.captchaFirst}>
        <div className="gezi-captcha-row gezi-register-captcha">
          <Input
            id="upload-captcha"
            value={typed}
            placeholder={texts.captchaHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
            onChange={({ target }) => setTyped(target.value)}
          />
          <CaptchaImage
            image={captcha.image}
            failed={captcha.failed}
            onRenew={() => {
              captcha.renew();
              setTyped('');
            }}
          />
        </div>
      </Form.Item>
      {children(typed.trim() === '' ? undefined : { checkKey: captcha.checkKey, captcha: typed })}
    </>
  );
}
