import { isCreditCode } from '@gezi/validators';
import type { ReactNode } from 'react';
import { TextField } from '../forms/fields/TextField';
import { useTexts } from './texts';

/** Members that every registering company has, named as on the server. */
export interface Company {
  name: string;
  creditCode: string;
  linkman: string;
  mobile: string;
  email?: string | null;
  address?: string | null;
  licenseUrl?: string | null;
}

/** Form values of these members; empty without a registration. */
export const companyOf = (registered?: Company) => ({
  name: registered?.name ?? '',
  creditCode: registered?.creditCode ?? '',
  linkman: registered?.linkman ?? '',
  mobile: registered?.mobile ?? '',
  email: registered?.email ?? '',
  address: registered?.address ?? '',
  licenseUrl: registered?.licenseUrl ?? '',
});

interface CompanyBasicsProps {
  /** Label of the name, and the message if it is missing. */
  name: string;
  nameMissing: string;
  /** Further fields after these. */
  children?: ReactNode;
}

/** Name, credit code, contact and address of a company. */
export function CompanyBasics({ name, nameMissing, children }: CompanyBasicsProps) {
  const texts = useTexts();
  const { company } = texts;
  return (
    <>
      <h2 className="gezi-register-part">{company.company}</h2>
      <div className="gezi-register-grid">
        <TextField name="name" label={name} missing={nameMissing} />
        <TextField
          name="creditCode"
          label={company.creditCode}
          missing={company.creditCodeMissing}
          wrong={company.creditCodeWrong}
          validate={(code: string) => (isCreditCode(code) ? undefined : company.creditCodeWrong)}
          normalize={(text) => text.trim().toUpperCase()}
          spellCheck={false}
        />
        <TextField name="linkman" label={company.linkman} missing={company.linkmanMissing} />
        <TextField name="mobile" label={company.mobile} missing={company.mobileMissing} />
        <TextField name="email" label={company.email} wrong={texts.emailWrong} rule="shared:email" inputMode="email" />
        {children}
      </div>
      <TextField name="address" label={company.address} />
    </>
  );
}
