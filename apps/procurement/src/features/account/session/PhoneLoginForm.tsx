import { phoneLogin, smsModes } from '@gezi/domain';
import { useRecordForm } from '../../../forms/useRecordForm';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';

export interface PhoneCredentials {
  mobile: string;
  captcha: string;
}

interface PhoneLoginFormProps {
  /** Label of the submit button. */
  label: string;
  onSubmit: (credentials: PhoneCredentials) => Promise<void>;
}

/** Sign-in by mobile number and SMS code. */
export function PhoneLoginForm({ label, onSubmit }: PhoneLoginFormProps) {
  const texts = useTexts();
  const record = useRecordForm<PhoneCredentials>({
    schema: phoneLogin.input,
    initial: { mobile: '', captcha: '' },
    isGuarded: false,
    mode: 'onSubmit',
    saved: null,
    save: onSubmit,
  });
  return (
    <VisitorForm record={record} className="gezi-login-form" submitText={record.isSaving ? texts.loggingIn : label}>
      <PhoneFields mode={smsModes.login} mobileName="mobile" codeName="captcha" />
    </VisitorForm>
  );
}
