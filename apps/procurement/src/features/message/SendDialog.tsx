import { ApiError, describeFailure, useClient } from '@gezi/client';
import { messageType, missingValues, readTestData, type SysMessageTemplate } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { LabelledField } from '../../crud/LabelledField';
import { Preview } from './Preview';
import { sendByTemplate } from './queries';
import { TestData } from './TestData';
import { useTexts } from './texts';

type Way = '1' | '2' | '4';
const WAYS: readonly Way[] = ['4', '1', '2'];

/** A template to be tried: filled in, looked at, and sent to somebody. */
export function SendDialog({ template, onClose }: { template: SysMessageTemplate; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const id = useId();
  const send = useMutation(sendByTemplate(useClient(), useQueryClient()));
  const [way, setWay] = useState<Way>(messageType.system);
  const [receiver, setReceiver] = useState('');
  const [testData, setTestData] = useState(template.templateTestJson ?? '');
  const [asked, setAsked] = useState(false);
  const failure = send.error && describeFailure(send.error, { locale }).message;
  const refused = send.error instanceof ApiError ? send.error.field : undefined;
  const data = readTestData(testData);
  const left = data.ok ? missingValues(template.templateContent, data.value) : [];

  function submit() {
    setAsked(true);
    if (!receiver.trim() || !data.ok || left.length > 0) return;
    send.mutate(
      { templateCode: template.templateCode, testData: testData.trim() || null, receiver, msgType: way },
      {
        onSuccess: () => {
          // Whether a message really left tells its row in the list: there need not be a way out of the house.
          void message.success(way === messageType.system ? texts.sent : texts.noted);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      width={720}
      title={texts.sendTitle(template.templateName)}
      okText={texts.send}
      cancelText={texts.cancel}
      confirmLoading={send.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <div className="gezi-fields">
        {failure && <Alert type="error" showIcon title={failure} />}
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
          {way === messageType.system ? (
            <UserSelect id={`${id}-receiver`} multiple value={receiver} onChange={(value) => setReceiver(value)} />
          ) : (
            <Input
              id={`${id}-receiver`}
              maxLength={2000}
              status={refused === 'receiver' ? 'error' : ''}
              placeholder={way === messageType.sms ? texts.phones : texts.addresses}
              value={receiver}
              onChange={(event) => setReceiver(event.target.value)}
            />
          )}
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
    </Dialog>
  );
}
