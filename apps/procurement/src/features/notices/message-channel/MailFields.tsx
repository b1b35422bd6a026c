import { SMTP_PORTS, smtpSecurities, type SmtpSecurity, type SysMessageChannel } from '@gezi/domain';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../forms/fields/NumberField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import type { ChannelForm } from './core/channelForm';
import { SecretField } from './SecretField';
import { useTexts } from './texts';

/** Fields of a mail server. */
export function MailFields({ channel }: { channel: SysMessageChannel | undefined }) {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ChannelForm>();

  /** A usual port follows the kind of connection; an unusual one stays. */
  function changeSecurity(next: unknown) {
    const port = getValues('smtpPort');
    if (port !== null && !Object.values(SMTP_PORTS).includes(port)) return;
    setValue('smtpPort', SMTP_PORTS[next as SmtpSecurity], { shouldDirty: true });
  }

  return (
    <>
      <TextField name="smtpHost" label={texts.smtpHost} isRequired placeholder="smtp.example.com" />
      <SelectField
        name="smtpSecurity"
        label={texts.smtpSecurity}
        options={smtpSecurities.map((value) => ({ value, label: texts.securities[value] }))}
        onChange={changeSecurity}
      />
      <NumberField name="smtpPort" label={texts.smtpPort} isRequired />
      <TextField name="smtpUser" label={texts.smtpUser} hint={texts.smtpUserHint} autoComplete="off" />
      <SecretField name="secret" label={texts.password} hint={texts.secretHint} isStored={channel?.hasSecret} />
      <TextField name="senderAddress" label={texts.senderAddress} isRequired placeholder="notice@example.com" />
      <TextField name="senderName" label={texts.senderName} />
    </>
  );
}
