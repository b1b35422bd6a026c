import { useClient } from '@gezi/client';
import { registerUser } from '@gezi/domain';
import { Link, useNavigate } from 'react-router';
import { useRecordForm } from '../../../forms/useRecordForm';
import { AgreementField } from '../../../visitor/AgreementField';
import { AccountFields, EMPTY_ACCOUNT } from '../../../visitor/AccountFields';
import { useTexts } from '../../../visitor/texts';
import { useProtocolVersion } from '../../../visitor/useProtocolVersion';
import { VisitorForm } from '../../../visitor/VisitorForm';
import { VisitorFrame } from '../../../visitor/VisitorFrame';
import { USER_PROTOCOL } from './userProtocol';

/** `/user/register`: registers an account. */
export function RegisterPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const protocolVersion = useProtocolVersion(USER_PROTOCOL);
  const record = useRecordForm({
    schema: registerUser.input,
    initial: { ...EMPTY_ACCOUNT, agreed: false },
    isGuarded: false,
    saved: null,
    save: async ({ confirmpassword: _again, agreed: _agreed, email, ...account }) => {
      await client.call(registerUser, { ...account, ...(email && { email }), protocolVersion }, { silent: true });
      return account.username;
    },
    onSaved: (username) => void navigate('/user/register-result', { replace: true, state: { username } }),
  });

  return (
    <VisitorFrame documentTitle={texts.registerDocument}>
      <h1 className="gezi-login-title">{texts.registerTitle}</h1>
      <p className="gezi-login-subtitle">{texts.registerHint}</p>
      <VisitorForm record={record} submitText={record.isSaving ? texts.registering : texts.registerButton}>
        <AccountFields />
        <AgreementField protocol={USER_PROTOCOL} name={texts.userProtocol} />
      </VisitorForm>
      <nav className="gezi-login-links" aria-label={texts.ways}>
        <Link to="/user/login">{texts.toLogin}</Link>
        <Link to="/register-supplier">{texts.registerSupplier}</Link>
        <Link to="/user/client/register">{texts.registerCustomer}</Link>
      </nav>
    </VisitorFrame>
  );
}
