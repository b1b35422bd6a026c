import { SendOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import { testMessageChannel } from '@gezi/domain';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../forms/fields/TextField';
import { TryButton } from '../../../forms/TryButton';
import { outletMembers, type ChannelForm } from './core/channelForm';
import { useTexts } from './texts';

interface TestMessageProps {
  /** Of a stored channel, whose secrets are used where none are typed. */
  id: string | undefined;
  isMail: boolean;
}

/** Sends a test message with the values of the form. */
export function TestMessage({ id, isMail }: TestMessageProps) {
  const texts = useTexts();
  const client = useClient();
  const { getValues } = useFormContext<ChannelForm>();
  return (
    <div className="gezi-channel-test">
      {isMail && <TextField name="receiver" label={texts.testReceiver} maxLength={255} placeholder="me@example.com" />}
      <TryButton
        label={texts.test}
        icon={<SendOutlined aria-hidden />}
        done={texts.tested}
        run={() => {
          const form = getValues();
          return client.call(
            testMessageChannel,
            { ...(id !== undefined && { id }), ...outletMembers(form), ...(isMail && { receiver: form.receiver }) },
            { silent: true },
          );
        }}
      />
    </div>
  );
}
