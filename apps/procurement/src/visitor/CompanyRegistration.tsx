import { registerUser, type InputSchema } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { RecordForm } from '../forms/RecordForm';
import { useRecordForm } from '../forms/useRecordForm';
import { AgreementField } from './AgreementField';
import { AccountFields, EMPTY_ACCOUNT, type Account } from './AccountFields';
import type { Company } from './CompanyBasics';
import { useTexts } from './texts';
import { usePortalConfig } from './usePortalConfig';
import { useProtocolVersion } from './useProtocolVersion';

/** The company has an `email` too, so the account's has a different name. */
type Person = Omit<Account, 'email'>;
type Fields = Person & Company & { agreed: boolean };

interface CompanyRegistrationProps<Members extends Company> {
  texts: { title: string; hint: string; protocol: string };
  /** Code of the protocol to accept. */
  protocol: string;
  /** Input schema of the endpoint that registers. */
  schema: InputSchema;
  /** Initial values of the company's fields. */
  empty: Members;
  /** Storage key of the draft. */
  draftKey: string;
  /**
   * Registers account and company; rejects with the server's refusal.
   *
   * @param protocolVersion version in force when the page was opened; null if there is none
   */
  send: (
    account: Omit<Person, 'phone' | 'confirmpassword'> & { mobile: string },
    company: Members,
    protocolVersion: string | null,
  ) => Promise<unknown>;
  /** Fields of the company. @param onBusyChange called when uploads start and end */
  children: (onBusyChange: (busy: boolean) => void) => ReactNode;
}

/** Account and company in one form. Its draft is restored when the page is opened again. */
export function CompanyRegistration<Members extends Company>(props: CompanyRegistrationProps<Members>) {
  const { texts, protocol, schema, empty, draftKey, send, children } = props;
  const { company: words, toLogin } = useTexts();
  const queries = useQueryClient();
  const protocolVersion = useProtocolVersion(protocol);
  const navigate = useNavigate();
  const config = usePortalConfig();
  const [isUploading, setUploading] = useState(false);
  const key = useMemo(() => [draftKey, 'kept'], [draftKey]);
  const [initial] = useState((): Fields => ({
    ...EMPTY_ACCOUNT,
    ...empty,
    agreed: false,
    ...queries.getQueryData<Partial<Fields>>(key),
  }));
  // Company and account share member names: the company's schema wins.
  const schemas = useMemo(() => [schema, registerUser.input], [schema]);
  const record = useRecordForm<Fields>({
    schema: schemas,
    initial,
    isGuarded: false,
    saved: null,
    fieldOf: fieldOfAccount,
    save: ({ username, password, phone, smscode, agreed: _agreed, confirmpassword: _again, ...company }) =>
      send({ username, password, smscode, mobile: phone }, enteredOf(company) as Members, protocolVersion).then(
        () => username,
      ),
    onSaved: (username) => {
      queries.removeQueries({ queryKey: key });
      void navigate('/user/register-result', { replace: true, state: { username, waiting: true } });
    },
  });
  const { subscribe } = record.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          queries.setQueryDefaults(key, { gcTime: Infinity });
          queries.setQueryData(key, { ...values });
        },
      }),
    [subscribe, queries, key],
  );

  return (
    <>
      <h1 className="gezi-login-title">{texts.title}</h1>
      <p className="gezi-login-subtitle">{texts.hint}</p>
      {config?.registerOpen === false && <Alert type="warning" showIcon title={words.closed} />}
      <RecordForm
        record={record}
        isRefusalBelow
        isHeld
        footer={
          <Button type="primary" size="large" htmlType="submit" block loading={record.isSaving} disabled={isUploading}>
            {isUploading ? words.uploading : record.isSaving ? words.submitting : words.submit}
          </Button>
        }
      >
        <h2 className="gezi-register-part">{words.account}</h2>
        <div className="gezi-register-account">
          <AccountFields withEmail={false} />
        </div>
        {children(setUploading)}
        <AgreementField protocol={protocol} name={texts.protocol} />
      </RecordForm>
      <nav className="gezi-login-links" aria-label={texts.title}>
        <Link to="/user/login">{toLogin}</Link>
      </nav>
    </>
  );
}

/** Empty fields are not sent. */
const enteredOf = (company: object) =>
  Object.fromEntries(Object.entries(company).filter(([, value]) => value !== '' && value !== null));

/** Account members are separate fields; the mobile number has a different name. */
function fieldOfAccount(member: string): string {
  if (!member.startsWith('account/')) return member;
  const own = member.slice('account/'.length);
  return own === 'mobile' ? 'phone' : own;
}
