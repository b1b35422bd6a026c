import { Input } from 'antd';
import { useId, useState } from 'react';
import { FieldFrame } from '../forms/FieldFrame';
import { ControlField } from '../forms/ControlField';
import { CaptchaImage } from './CaptchaImage';
import { RegistrationFiles } from './RegistrationFiles';
import { useTexts } from './texts';
import { useCaptcha } from './useCaptcha';

interface CompanyFilesProps {
  /** Path of the upload endpoint. */
  action: string;
  /** Members of the form with their labels; `missing` is the message for a required one. */
  files: readonly { name: string; label: string; missing?: string }[];
  /** Called when uploads start and end. */
  onBusyChange: (busy: boolean) => void;
}

/** The documents of a registering company; one captcha covers all uploads. */
export function CompanyFiles({ action, files, onBusyChange }: CompanyFilesProps) {
  const texts = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const captcha = useCaptcha(typed === '');
  const entered = typed.trim() === '' ? undefined : { checkKey: captcha.checkKey, captcha: typed };
  return (
    <>
      <h2 className="gezi-register-part">{texts.company.files}</h2>
      <FieldFrame id={id} label={texts.captcha} hint={texts.company.captchaFirst}>
        <div className="gezi-field-row gezi-register-captcha">
          <Input
            id={id}
            value={typed}
            placeholder={texts.captchaPlaceholder}
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
      </FieldFrame>
      {files.map(({ name, label, missing }) => (
        <ControlField key={name} name={name} label={label} missing={missing} isLabelled={false}>
          <RegistrationFiles label={label} action={action} captcha={entered} onBusyChange={onBusyChange} />
        </ControlField>
      ))}
    </>
  );
}
