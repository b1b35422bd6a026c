import { isQueued, messageStatusOptions, type SysMessage } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Tag } from 'antd';
import { OptionTag } from '../../../crud/OptionTag';
import { useTexts } from './texts';

/** State of a message: its status, or its place in the outbox. */
export function MessageState({ message }: { message: SysMessage }) {
  const texts = useTexts();
  const language = useLocale();
  if (isQueued(message)) {
    return <Tag color="processing">{message.esSendNum > 0 ? texts.retrying : texts.waiting}</Tag>;
  }
  const option = messageStatusOptions.find(({ value }) => value === message.esSendStatus);
  return <OptionTag option={option} language={language} />;
}
