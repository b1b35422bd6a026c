import { useClient } from '@gezi/client';
import { registerUser } from '@gezi/domain';
import { Link, useNavigate } from 'react-router';
import { useRecordForm } from '../../../forms/useRecordForm';
import { AccountFields, EMPTY_ACCOUNT } from '../../../visitor/AccountFields';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';
import { VisitorFrame } from '../../../visitor/VisitorFrame';

/** `/user/register`: registers an account. */
export function RegisterPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const record = useRecordForm({
    schema: registerUser.input,
    initial: EMPTY_ACCOUNT,
    isGuarded: false,
    saved: null,
    save: ({ confirmpassword: _again, email, ...account }) =>
      client.call(registerUser, { ...account, ...(email && { email }) }, { silent: true }).then(() => account.username),
    onSaved: (username) => void navigate('/user/register-result', { replace: true, state: { username } }),
  });

  return (
    <VisitorFrame documentTitle={texts.registerDocument}>
      <h1 className="gezi-login-title">{texts.registerTitle}</h1>
      <p className="gezi-login-subtitle">{texts.registerHint}</p>
      <VisitorForm record={record} submitText={record.isSaving ? texts.registering : texts.registerButton}>
        <AccountFields />
      </VisitorForm>
      <nav className="gezi-login-links" aria-label={texts.ways}>
        <Link to="/user/login">{texts.toLogin}</Link>
        <Link to="/register-supplier">{texts.registerSupplier}</Link>
        <Link to="/user/client/register">{texts.registerCustomer}</Link>
      </nav>
    </VisitorFrame>
  );
}
