import {
  noticeKindLabels,
  noticeKinds,
  priorities,
  ROBOT_HOSTS,
  type RobotType,
  type SysMessageChannel,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { ChecksField } from '../../../forms/fields/ChecksField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { SelectField } from '../../../forms/fields/SelectField';
import { SecretField } from './SecretField';
import { useTexts } from './texts';

interface RobotFieldsProps {
  type: RobotType;
  channel: SysMessageChannel | undefined;
}

/** Fields of the robot of a chat group. */
export function RobotFields({ type, channel }: RobotFieldsProps) {
  const texts = useTexts();
  const language = useLocale();
  return (
    <>
      <SecretField
        className="gezi-field-wide"
        name="webhook"
        label={texts.webhook}
        hint={
          channel?.webhookHint ? texts.webhookStored(channel.webhookHint) : texts.webhookHint(ROBOT_HOSTS[type][0]!)
        }
        isRequired={!channel}
        maxLength={1000}
        isStored={channel !== undefined}
      />
      {type !== 'wecom' && (
        <SecretField name="secret" label={texts.signSecret} hint={texts.signSecretHint} isStored={channel?.hasSecret} />
      )}
      <ChecksField
        className="gezi-field-wide"
        name="kinds"
        label={texts.kinds}
        isRequired
        options={noticeKinds.map((value) => ({ value, label: noticeKindLabels[value][language] }))}
      />
      <SelectField
        name="priority"
        label={texts.priority}
        options={priorities.map((value) => ({ value, label: texts.fromPriority[value] }))}
      />
      <ChoiceField
        name="language"
        label={texts.language}
        options={(['zh-CN', 'en-US'] as const).map((value) => ({ value, label: texts.languages[value] }))}
      />
    </>
  );
}
