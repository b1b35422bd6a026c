import { useClient } from '@gezi/client';
import {
  addMessageChannel,
  channelType,
  channelTypeOptions,
  editMessageChannel,
  type SysMessageChannel,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { FlagField } from '../../../forms/fields/FlagField';
import { NumberField } from '../../../forms/fields/NumberField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDrawer } from '../../../forms/RecordDrawer';
import { channelMembers, formOf, usualPerMinute, type ChannelForm } from './core/channelForm';
import { MailFields } from './MailFields';
import { RobotFields } from './RobotFields';
import { TestMessage } from './TestMessage';
import { useTexts } from './texts';

interface ChannelDrawerProps {
  /** Absent for a new one. */
  channel?: SysMessageChannel | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Form of a channel with a test message. Stored secrets are never shown. */
export function ChannelDrawer({ channel, onSaved, onClose }: ChannelDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  return (
    <RecordDrawer
      title={channel ? texts.editTitle : texts.addTitle}
      width={680}
      schema={addMessageChannel.input}
      initial={formOf(channel)}
      draft={draftFor('message-channel', channel)}
      missing={texts.required}
      saved={texts.saved}
      save={(form) => {
        const members = channelMembers(form);
        return channel
          ? client.call(
              editMessageChannel,
              { id: channel.id, ...members, updateTime: channel.updateTime },
              { silent: true },
            )
          : client.call(addMessageChannel, members, { silent: true });
      }}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Fields channel={channel} />
    </RecordDrawer>
  );
}

function Fields({ channel }: { channel: SysMessageChannel | undefined }) {
  const texts = useTexts();
  const language = useLocale();
  const { setValue } = useFormContext<ChannelForm>();
  const type = useWatch<ChannelForm, 'channelType'>({ name: 'channelType' });
  return (
    <>
      <div className="gezi-fields">
        <TextField name="channelName" label={texts.channelName} />
        {channel ? null : (
          <SelectField
            name="channelType"
            label={texts.channelType}
            options={channelTypeOptions.map(({ value, label }) => ({ value, label: label[language] }))}
            onChange={(next) => setValue('perMinute', usualPerMinute(next as ChannelForm['channelType']))}
          />
        )}
        {type === channelType.mail ? <MailFields channel={channel} /> : <RobotFields type={type} channel={channel} />}
        <NumberField name="perMinute" label={texts.perMinute} hint={texts.perMinuteHint} />
        {type === channelType.mail && <NumberField name="receiverPerMinute" label={texts.receiverPerMinute} />}
        <FlagField name="status" label={texts.status} />
        <AreaField className="gezi-field-wide" name="remark" label={texts.remark} />
      </div>
      <TestMessage id={channel?.id} isMail={type === channelType.mail} />
    </>
  );
}
