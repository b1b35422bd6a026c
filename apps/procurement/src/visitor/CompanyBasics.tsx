import { checkValue, isCreditCode } from '@gezi/validators';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

/** What every company that registers says of itself; names of the server. */
export interface Company {
  name: string;
  creditCode: string;
  linkman: string;
  mobile: string;
  email?: string | null;
  address?: string | null;
  licenseUrl?: string | null;
}

interface CompanyBasicsProps {
  /** What its name is called, and what is said where it is missing. */
  name: string;
  nameMissing: string;
  nameLength: number;
  /** Further fields beside these. */
  children?: ReactNode;
}

/** Name, credit code, contact and address of a company. */
export function CompanyBasics({ name, nameMissing, nameLength, children }: CompanyBasicsProps) {
  const texts = useTexts();
  const { company } = texts;
  const needed = (member: keyof Company, label: string, message: string, maxLength: number) => (
    <Form.Item name={member} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input maxLength={maxLength} />
    </Form.Item>
  );
  const refusing = (isWrong: (text: string) => boolean, message: string) => ({
    validator: (_rule: unknown, text?: string | null) =>
      text && isWrong(text) ? Promise.reject(new Error(message)) : Promise.resolve(),
  });

  return (
    <>
      <h2 className="gezi-register-part">{company.company}</h2>
      <div className="gezi-register-grid">
        {needed('name', name, nameMissing, nameLength)}
        <Form.Item
          name="creditCode"
          label={company.creditCode}
          normalize={(text: string) => text.trim().toUpperCase()}
          rules={[
            { required: true, message: company.creditCodeMissing },
            refusing((text) => !isCreditCode(text), company.creditCodeWrong),
          ]}
        >
          <Input maxLength={18} spellCheck={false} />
        </Form.Item>
        {needed('linkman', company.linkman, company.linkmanMissing, 100)}
        {needed('mobile', company.mobile, company.mobileMissing, 45)}
        <Form.Item
          name="email"
          label={company.email}
          rules={[refusing((text) => Boolean(checkValue(text, [{ rule: 'shared:email' }])), texts.emailWrong)]}
        >
          <Input maxLength={100} inputMode="email" />
        </Form.Item>
        {children}
      </div>
      <Form.Item name="address" label={company.address}>
        <Input maxLength={500} />
      </Form.Item>
    </>
  );
}
