import { useClient } from '@gezi/client';
import { hasText, messageType, templateHtml, templateType, type MessageAdd, type SysMessage } from '@gezi/domain';
import { RichTextEditor } from '@gezi/ui/editors';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { draftFor } from '../../../crud/core/draft';
import { LabelledField } from '../../../crud/LabelledField';
import { MomentField } from '../../../crud/MomentField';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useDraft } from '../../../crud/useDraft';
import { useSaving } from '../../../crud/useSaving';
import { saveMessage } from './queries';
import { ReceiverField } from './ReceiverField';
import { textOfHtml } from './textOfHtml';
import { useTexts } from './texts';

interface MessageDialogProps {
  /** None for a new one. */
  message?: SysMessage | undefined;
  onClose: () => void;
}

type Way = MessageAdd['esType'];
const WAYS: readonly Way[] = [messageType.system, messageType.sms, messageType.mail];

/** A message to be written to somebody, sent at its time or from the list. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const texts = useTexts();
  const id = useId();
  const saving = useSaving(saveMessage(useClient(), useQueryClient()), close);
  const [start] = useState(() => startOf(message));
  const [values, setValues] = useState(start);
  const [asked, setAsked] = useState(false);
  const { esTitle, esType, esReceiver, esContent, esSendTime, remark } = values;
  const change = (patch: Partial<typeof values>) => setValues((before) => ({ ...before, ...patch }));
  const draft = useDraft({
    ...draftFor('message', message),
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    onRestore: setValues,
  });
  const missing = (value: string) => asked && !value.trim() && texts.required;
  const isPlain = esType === messageType.sms;

  /** On purpose: what was typed is not wanted any more. */
  function close() {
    draft.discard();
    onClose();
  }

  function submit() {
    setAsked(true);
    if (!esTitle.trim() || !esReceiver.trim() || !hasText(esContent)) return;
    saving.run({
      ...values,
      esTitle: esTitle.trim(),
      esReceiver: esReceiver.trim(),
      remark: remark.trim() || null,
      ...(message && { id: message.id, updateTime: message.updateTime }),
    });
  }

  return (
    <SavingDialog
      title={message ? texts.editMessage : texts.addMessage}
      width={760}
      mask={{ closable: false }}
      saving={saving}
      onOk={submit}
      onClose={close}
    >
      {draft.offer}
      <div className="gezi-fields">
        <div className="gezi-field-wide">
          <LabelledField id={`${id}-title`} label={texts.messageTitle} required error={missing(esTitle)}>
            <Input
              id={`${id}-title`}
              maxLength={255}
              value={esTitle}
              onChange={(event) => change({ esTitle: event.target.value })}
            />
          </LabelledField>
        </div>
        <LabelledField label={texts.way}>
          <Segmented<Way>
            aria-label={texts.way}
            value={esType}
            options={WAYS.map((value) => ({ value, label: texts.ways[value] ?? value }))}
            onChange={(way) => {
              const isTextNow = way === messageType.sms && !isPlain;
              change({ esType: way, esReceiver: '', ...(isTextNow && { esContent: asPlain(textOfHtml(esContent)) }) });
            }}
          />
        </LabelledField>
        <LabelledField id={`${id}-receiver`} label={texts.receiver} required error={missing(esReceiver)}>
          <ReceiverField
            id={`${id}-receiver`}
            way={esType}
            placeholder={isPlain ? texts.phone : texts.address}
            isRefused={saving.refusedField === 'esReceiver'}
            value={esReceiver}
            onChange={(receiver) => change({ esReceiver: receiver })}
          />
        </LabelledField>
        <LabelledField id={`${id}-time`} label={texts.sendTime} hint={texts.sendTimeHint}>
          <MomentField
            id={`${id}-time`}
            aria-label={texts.sendTime}
            status={saving.refusedField === 'esSendTime' ? 'error' : ''}
            value={esSendTime}
            onChange={(moment) => change({ esSendTime: moment })}
          />
        </LabelledField>
        <LabelledField id={`${id}-remark`} label={texts.remark}>
          <Input
            id={`${id}-remark`}
            maxLength={500}
            value={remark}
            onChange={(event) => change({ remark: event.target.value })}
          />
        </LabelledField>
        <div className="gezi-field-wide">
          <LabelledField
            {...(isPlain && { id: `${id}-content` })}
            label={texts.messageContent}
            required
            error={asked && !hasText(esContent) && texts.required}
          >
            {isPlain ? (
              <Input.TextArea
                id={`${id}-content`}
                autoSize={{ minRows: 4, maxRows: 12 }}
                maxLength={500}
                showCount
                value={textOfHtml(esContent)}
                onChange={(event) => change({ esContent: asPlain(event.target.value) })}
              />
            ) : (
              <RichTextEditor
                aria-label={texts.messageContent}
                height={220}
                value={esContent}
                onChange={(html) => change({ esContent: html })}
              />
            )}
          </LabelledField>
        </div>
      </div>
    </SavingDialog>
  );
}

/** Lines as paragraphs, whatever they hold. */
const asPlain = (text: string) => templateHtml(templateType.text, text, {});

const startOf = (message: SysMessage | undefined) => ({
  esTitle: message?.esTitle ?? '',
  esType: WAYS.find((way) => way === message?.esType) ?? messageType.system,
  esReceiver: message?.esReceiver ?? '',
  esContent: message?.esContent ?? '',
  esSendTime: message?.esSendTime ?? null,
  remark: message?.remark ?? '',
});
