import { checkValue, isCreditCode } from '@gezi/validators';
import { DatePicker, Form, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { CaptchaImage } from '../../visitor/CaptchaImage';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { useCaptcha } from '../../visitor/useCaptcha';
import { RegistrationFiles } from './RegistrationFiles';
import { useTexts } from './texts';

/** What a supplier says of itself; names of the server. */
export interface Company {
  name: string;
  creditCode: string;
  linkman: string;
  mobile: string;
  licenseUrl: string;
  shortName?: string | null;
  supplierType?: string | null;
  legalPerson?: string | null;
  registerCapital?: number | null;
  establishDate?: string | null;
  email?: string | null;
  address?: string | null;
  bankName?: string | null;
  bankAccount?: string | null;
  businessScope?: string | null;
  qualificationUrl?: string | null;
}
export const companyFields = [
  'name',
  'creditCode',
  'linkman',
  'mobile',
  'licenseUrl',
  'supplierType',
  'registerCapital',
  'establishDate',
  'email',
  'qualificationUrl',
] as const;

/** The company and its documents. @param onBusyChange told while files are on their way */
export function CompanyFields({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts();
  const visitor = useVisitorTexts();
  const [typed, setTyped] = useState('');
  const captcha = useCaptcha(typed === '');
  const pair = typed.trim() === '' ? undefined : { checkKey: captcha.checkKey, captcha: typed };
  const line = (name: keyof Company, label: string, maxLength: number) => (
    <Form.Item name={name} label={label}>
      <Input maxLength={maxLength} />
    </Form.Item>
  );
  const needed = (name: keyof Company, label: string, message: string, maxLength: number) => (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input maxLength={maxLength} />
    </Form.Item>
  );

  return (
    <>
      <h2 className="gezi-register-part">{texts.company}</h2>
      <div className="gezi-register-grid">
        {needed('name', texts.name, texts.nameMissing, 255)}
        <Form.Item
          name="creditCode"
          label={texts.creditCode}
          normalize={(text: string) => text.trim().toUpperCase()}
          rules={[
            { required: true, message: texts.creditCodeMissing },
            {
              validator: (_rule, text?: string) =>
                !text || isCreditCode(text) ? Promise.resolve() : Promise.reject(new Error(texts.creditCodeWrong)),
            },
          ]}
        >
          <Input maxLength={18} spellCheck={false} />
        </Form.Item>
        {needed('linkman', texts.linkman, texts.linkmanMissing, 100)}
        {needed('mobile', texts.mobile, texts.mobileMissing, 45)}
        <Form.Item name="supplierType" label={texts.supplierType}>
          <Select
            allowClear
            virtual={false}
            options={Object.entries(texts.types).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        {line('legalPerson', texts.legalPerson, 100)}
        <Form.Item name="registerCapital" label={texts.registerCapital}>
          <InputNumber min={0} max={999_999_999} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="establishDate"
          label={texts.establishDate}
          getValueProps={(day?: string | null) => ({ value: day ? dayjs(day) : null })}
          normalize={(day: dayjs.Dayjs | null) => day?.format('YYYY-MM-DD') ?? null}
        >
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        {line('shortName', texts.shortName, 100)}
        <Form.Item
          name="email"
          label={texts.email}
          rules={[
            {
              validator: (_rule, text?: string | null) =>
                text && checkValue(text, [{ rule: 'shared:email' }])
                  ? Promise.reject(new Error(texts.emailWrong))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input maxLength={100} inputMode="email" />
        </Form.Item>
        {line('bankName', texts.bankName, 255)}
        {line('bankAccount', texts.bankAccount, 64)}
      </div>
      {line('address', texts.address, 500)}
      <Form.Item name="businessScope" label={texts.businessScope}>
        <Input.TextArea rows={3} maxLength={2000} showCount />
      </Form.Item>

      <h2 className="gezi-register-part">{texts.files}</h2>
      <Form.Item label={visitor.captcha} htmlFor="upload-captcha" extra={texts.captchaFirst}>
        <div className="gezi-captcha-row gezi-register-captcha">
          <Input
            id="upload-captcha"
            value={typed}
            placeholder={visitor.captchaHint}
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
      <Form.Item name="licenseUrl" label={texts.licenseUrl} rules={[{ required: true, message: texts.licenseMissing }]}>
        <RegistrationFiles label={texts.licenseUrl} captcha={pair} onBusyChange={onBusyChange} />
      </Form.Item>
      <Form.Item name="qualificationUrl" label={texts.qualificationUrl}>
        <RegistrationFiles label={texts.qualificationUrl} captcha={pair} onBusyChange={onBusyChange} />
      </Form.Item>
    </>
  );
}
