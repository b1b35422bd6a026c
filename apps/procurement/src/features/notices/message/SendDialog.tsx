import { useClient } from '@gezi/client';
import { messageType, missingValues, readTestData, type SysMessageTemplate } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Segmented } from 'antd';
import { useId, useState } from 'react';
import { LabelledField } from '../../../crud/LabelledField';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useSaving } from '../../../crud/useSaving';
import { Preview } from './Preview';
import { sendByTemplate } from './queries';
import { ReceiverField } from './ReceiverField';
import { TestData } from './TestData';
import { useTexts } from './texts';

type Way = '1' | '2' | '4';
const WAYS: readonly Way[] = ['4', '1', '2'];

/** A template to be tried: filled in, looked at, and sent to somebody. */
export function SendDialog({ template, onClose }: { template: SysMessageTemplate; onClose: () => void }) {
  const texts = useTexts();
  const id = useId();
  const [way, setWay] = useState<Way>(messageType.system);
  // Whether a message really left tells its row in the list: there need not be a way out of the house.
  const said = way === messageType.system ? texts.sent : texts.noted;
  const sending = useSaving(sendByTemplate(useClient(), useQueryClient()), onClose, said);
  const [receiver, setReceiver] = useState('');
  const [testData, setTestData] = useState(template.templateTestJson ?? '');
  const [asked, setAsked] = useState(false);
  const data = readTestData(testData);
  const left = data.ok ? missingValues(template.templateContent, data.value) : [];

  function submit() {
    setAsked(true);
    if (!receiver.trim() || !data.ok || left.length > 0) return;
    sending.run({
      templateCode: template.templateCode,
      testData: testData.trim() || null,
      receiver,
      msgType: way,
    });
  }

  return (
    <SavingDialog
      title={texts.sendTitle(template.templateName)}
      width={720}
      saving={sending}
      okText={texts.send}
      onOk={submit}
      onClose={onClose}
    >
      <div className="gezi-fields">
        {asked && left.length > 0 && <Alert type="warning" showIcon title={texts.missingValues(left.join('、'))} />}
        <LabelledField label={texts.way}>
          <Segmented<Way>
            aria-label={texts.way}
            value={way}
            options={WAYS.map((value) => ({ value, label: texts.ways[value] ?? value }))}
            onChange={(value) => {
              setWay(value);
              setReceiver('');
            }}
          />
        </LabelledField>
        <LabelledField
          id={`${id}-receiver`}
          label={texts.receiver}
          required
          error={asked && !receiver.trim() && texts.noReceiver}
        >
          <ReceiverField
            id={`${id}-receiver`}
            way={way}
            multiple
            placeholder={way === messageType.sms ? texts.phones : texts.addresses}
            isRefused={sending.refusedField === 'receiver'}
            value={receiver}
            onChange={setReceiver}
          />
        </LabelledField>
        <TestData
          id={`${id}-data`}
          label={texts.testData}
          content={template.templateContent}
          value={testData}
          onChange={setTestData}
        />
        <Preview type={template.templateType} content={template.templateContent} testData={testData} />
      </div>
    </SavingDialog>
  );
}
