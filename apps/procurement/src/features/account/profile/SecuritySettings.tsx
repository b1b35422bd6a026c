import type { Profile } from '@gezi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { usePortalConfig } from '../../../visitor/usePortalConfig';
import { MobileDialog } from './MobileDialog';
import { SettingLine } from './SettingLine';
import { useTexts } from './texts';

interface SecuritySettingsProps {
  profile: Profile;
  /** Opens the form that changes the e-mail address. */
  onEditBase: () => void;
}

/** Security of the account: password, mobile and e-mail. */
export function SecuritySettings({ profile: { phone, email }, onEditBase }: SecuritySettingsProps) {
  const texts = useTexts();
  const [changing, setChanging] = useState(false);
  const [changingPhone, setChangingPhone] = useState(false);
  // Without SMS a mobile number cannot be verified.
  const byMessage = (usePortalConfig()?.smsMode ?? 'off') !== 'off';
  return (
    <>
      <SettingLine title={texts.password} note={texts.passwordState}>
        <Button type="link" aria-label={texts.changePassword} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </SettingLine>
      <SettingLine
        title={texts.boundPhone}
        note={phone ? texts.phoneState(masked(phone)) : byMessage ? texts.noPhoneYet : texts.noPhone}
      >
        {byMessage ? (
          <Button
            type="link"
            aria-label={`${phone ? texts.change : texts.bind} ${texts.boundPhone}`}
            onClick={() => setChangingPhone(true)}
          >
            {phone ? texts.change : texts.bind}
          </Button>
        ) : null}
      </SettingLine>
      <SettingLine title={texts.boundEmail} note={email ? texts.emailState(email) : texts.noEmail}>
        <Button
          type="link"
          aria-label={`${email ? texts.change : texts.fillIn} ${texts.boundEmail}`}
          onClick={onEditBase}
        >
          {email ? texts.change : texts.fillIn}
        </Button>
      </SettingLine>
      {changingPhone && <MobileDialog onClose={() => setChangingPhone(false)} />}
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

/** Masks a number as 138****2231. */
const masked = (phone: string) => (phone.length < 7 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`);
