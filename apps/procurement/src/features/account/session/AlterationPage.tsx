import { ApiError, useClient } from '@gezi/client';
import { resetPassword, smsModes, verifyPhone } from '@gezi/domain';
import { App } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRecordForm } from '../../../forms/useRecordForm';
import { PasswordFields } from '../../../visitor/PasswordFields';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';
import { VisitorFrame } from '../../../visitor/VisitorFrame';

const EMPTY = { phone: '', smscode: '', password: '', confirmpassword: '' };
const SCHEMA = [verifyPhone.input, resetPassword.input];

/** `/user/alteration`: resets a forgotten password. */
export function AlterationPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  // The verified number and the one-time code for the change.
  const [verified, setVerified] = useState<{ phone: string; username: string; smscode: string }>();
  const record = useRecordForm({
    schema: SCHEMA,
    initial: EMPTY,
    isGuarded: false,
    saved: null,
    save: async ({ phone, smscode, password }) => {
      if (!verified) {
        return setVerified({ phone, ...(await client.call(verifyPhone, { phone, smscode }, { silent: true })) });
      }
      await client.call(resetPassword, { ...verified, password }, { silent: true });
      void message.success(texts.alterDone);
      void navigate('/user/login', { replace: true });
    },
    onRefused: (error) => {
      // The code is used up: the number must be verified again.
      if (verified && !(error instanceof ApiError && error.field === 'password')) setVerified(undefined);
      return false;
    },
  });

  return (
    <VisitorFrame documentTitle={texts.alterDocument}>
      <h1 className="gezi-login-title">{texts.alterTitle}</h1>
      <p className="gezi-login-subtitle" aria-live="polite">
        {verified ? texts.alterFor(verified.username) : texts.alterHint}
      </p>
      <VisitorForm record={record} submitText={verified ? texts.alterSave : texts.alterVerify}>
        {verified ? (
          <PasswordFields label={texts.newPassword} username={verified.username} />
        ) : (
          <PhoneFields mode={smsModes.reset} />
        )}
      </VisitorForm>
      <nav className="gezi-login-links" aria-label={texts.ways}>
        <Link to="/user/login">{texts.back}</Link>
      </nav>
    </VisitorFrame>
  );
}
