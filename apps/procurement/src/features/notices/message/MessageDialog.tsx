import { useClient } from '@gezi/client';
import {
  addMessage,
  hasText,
  messageType,
  templateHtml,
  templateType,
  type MessageAdd,
  type SysMessage,
} from '@gezi/domain';
import { RichTextEditor } from '@gezi/ui/editors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useFormContext } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { MomentField } from '../../../forms/fields/MomentField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { saveMessage } from './queries';
import { ReceiverField } from './ReceiverField';
import { useText } from './TestData';
import { textOfHtml } from './textOfHtml';
import { useTexts } from './texts';

interface MessageDialogProps {
  /** Absent for a new one. */
  message?: SysMessage | undefined;
  onClose: () => void;
}

type Way = MessageAdd['esType'];
const WAYS: readonly Way[] = [messageType.system, messageType.sms, messageType.mail];

/** Form of a message to one receiver, sent at its time or from the list. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const texts = useTexts();
  const { mutateAsync } = useMutation(saveMessage(useClient(), useQueryClient()));
  return (
    <RecordDialog
      title={message ? texts.editMessage : texts.addMessage}
      width={760}
      schema={addMessage.input}
      initial={fieldsOf(message)}
      draft={draftFor('message', message)}
      missing={() => texts.required}
      save={({ remark, ...fields }) =>
        mutateAsync({
          ...fields,
          remark: remark || null,
          ...(message && { id: message.id, updateTime: message.updateTime }),
        })
      }
      onClose={onClose}
    >
      <Fields />
    </RecordDialog>
  );
}

function Fields() {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ReturnType<typeof fieldsOf>>();
  const way = useText('esType');
  const isPlain = way === messageType.sms;
  const content = {
    className: 'gezi-field-wide',
    name: 'esContent',
    label: texts.messageContent,
    validate: (html: string) => (hasText(html) ? undefined : texts.required),
  };

  function changeWay(next: unknown) {
    setValue('esReceiver', '');
    if (next === messageType.sms && !isPlain) setValue('esContent', asPlain(textOfHtml(getValues('esContent'))));
  }

  return (
    <div className="gezi-fields">
      <TextField className="gezi-field-wide" name="esTitle" label={texts.messageTitle} />
      <ChoiceField
        name="esType"
        label={texts.way}
        options={WAYS.map((value) => ({ value, label: texts.ways[value] ?? value }))}
        onChange={changeWay}
      />
      <ReceiverField name="esReceiver" way={way} placeholder={isPlain ? texts.phone : texts.address} />
      <MomentField name="esSendTime" label={texts.sendTime} hint={texts.sendTimeHint} />
      <TextField name="remark" label={texts.remark} />
      {isPlain ? (
        <ControlField {...content} normalize={(text) => asPlain(String(text))}>
          <Lines />
        </ControlField>
      ) : (
        <ControlField {...content} isLabelled={false}>
          <RichTextEditor aria-label={texts.messageContent} height={220} />
        </ControlField>
      )}
    </div>
  );
}

interface LinesProps {
  id?: string;
  /** HTML of paragraphs. */
  value?: string;
  onChange?: (text: string) => void;
}

/** Edits HTML as plain lines. */
const Lines = ({ value = '', onChange, ...rest }: LinesProps) => (
  <Input.TextArea
    {...rest}
    autoSize={{ minRows: 4, maxRows: 12 }}
    maxLength={500}
    showCount
    value={textOfHtml(value)}
    onChange={(event) => onChange?.(event.target.value)}
  />
);

/** Escapes lines into paragraphs. */
const asPlain = (text: string) => templateHtml(templateType.text, text, {});

const fieldsOf = (message: SysMessage | undefined) => ({
  esTitle: message?.esTitle ?? '',
  esType: WAYS.find((way) => way === message?.esType) ?? messageType.system,
  esReceiver: message?.esReceiver ?? '',
  esContent: message?.esContent ?? '',
  esSendTime: message?.esSendTime ?? null,
  remark: message?.remark ?? '',
});
