import { useClient } from '@gezi/client';
import { messageType, sendTemplateMessage, type SysMessageTemplate } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { Preview } from './Preview';
import { sendByTemplate } from './queries';
import { ReceiverField } from './ReceiverField';
import { TestData, useText } from './TestData';
import { useTexts } from './texts';

type Way = '1' | '2' | '4';
const WAYS: readonly Way[] = ['4', '1', '2'];

/** Tests a template: fills it in, previews it, and sends it. */
export function SendDialog({ template, onClose }: { template: SysMessageTemplate; onClose: () => void }) {
  const texts = useTexts();
  const { mutateAsync } = useMutation(sendByTemplate(useClient(), useQueryClient()));
  return (
    <RecordDialog
      title={texts.sendTitle(template.templateName)}
      width={720}
      okText={texts.send}
      schema={sendTemplateMessage.input}
      initial={{ msgType: messageType.system as Way, receiver: '', testData: template.templateTestJson ?? '' }}
      draft={draftFor(`message-try.${template.id}`)}
      save={async ({ testData, ...fields }) => {
        await mutateAsync({ templateCode: template.templateCode, ...fields, testData: testData || null });
        return fields.msgType;
      }}
      // The list shows whether the message was delivered: an external channel need not be configured.
      saved={(way) => (way === messageType.system ? texts.sent : texts.noted)}
      onClose={onClose}
    >
      <Fields template={template} />
    </RecordDialog>
  );
}

function Fields({ template: { templateType, templateContent } }: { template: SysMessageTemplate }) {
  const texts = useTexts();
  const { setValue } = useFormContext<Record<string, string>>();
  const way = useText('msgType');
  return (
    <div className="gezi-fields">
      <ChoiceField
        name="msgType"
        label={texts.way}
        options={WAYS.map((value) => ({ value, label: texts.ways[value] ?? value }))}
        onChange={() => setValue('receiver', '')}
      />
      <ReceiverField
        name="receiver"
        way={way}
        multiple
        placeholder={way === messageType.sms ? texts.phones : texts.addresses}
        missing={texts.noReceiver}
      />
      <TestData name="testData" label={texts.testData} content={templateContent} isWhole />
      <Preview type={templateType} content={templateContent} testData={useText('testData')} />
    </div>
  );
}
