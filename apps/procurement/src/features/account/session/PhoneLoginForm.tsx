import { phoneLogin, smsModes } from '@gezi/domain';
import { Button } from 'antd';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from '../../../visitor/texts';

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
    <RecordForm
      record={record}
      className="gezi-login-form"
      size="large"
      hasMarks={false}
      isRefusalBelow
      footer={
        <Button type="primary" htmlType="submit" block loading={record.isSaving}>
          {record.isSaving ? texts.loggingIn : label}
        </Button>
      }
    >
      <PhoneFields mode={smsModes.login} mobileName="mobile" codeName="captcha" />
    </RecordForm>
  );
}
