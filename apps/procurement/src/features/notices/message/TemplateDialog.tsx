import { useClient } from '@gezi/client';
import { templateType, type SysMessageTemplate } from '@gezi/domain';
import { RichTextEditor } from '@gezi/ui/editors';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Segmented, Switch } from 'antd';
import { useId, useState } from 'react';
import { LabelledField } from '../../../crud/LabelledField';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useSaving } from '../../../crud/useSaving';
import { Preview } from './Preview';
import { saveTemplate } from './queries';
import { faultOf, TestData } from './TestData';
import { useTexts } from './texts';

interface TemplateDialogProps {
  /** None for a new one. */
  template?: SysMessageTemplate | undefined;
  onClose: () => void;
}

/** A template of messages to be written, seen beside it with values filled in. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const texts = useTexts();
  const id = useId();
  const saving = useSaving(saveTemplate(useClient(), useQueryClient()), onClose);
  const [code, setCode] = useState(template?.templateCode ?? '');
  const [name, setName] = useState(template?.templateName ?? '');
  const [type, setType] = useState<'1' | '2'>(template?.templateType === '2' ? '2' : '1');
  const [content, setContent] = useState(template?.templateContent ?? '');
  const [testData, setTestData] = useState(template?.templateTestJson ?? '');
  const [isInUse, setInUse] = useState(template?.useStatus !== '0');
  const [asked, setAsked] = useState(false);
  const missing = (value: string) => asked && !value.trim() && texts.required;

  function submit() {
    setAsked(true);
    const isWhole = [code, name, content].every((value) => value.trim());
    if (!isWhole || faultOf(testData, content, texts) !== undefined) return;
    saving.run({
      templateCode: code.trim(),
      templateName: name.trim(),
      templateType: type,
      templateContent: content,
      templateTestJson: testData.trim() || null,
      useStatus: isInUse ? '1' : '0',
      ...(template && { id: template.id, updateTime: template.updateTime }),
    });
  }

  return (
    <SavingDialog
      title={template ? texts.editTitle : texts.addTitle}
      width={860}
      mask={{ closable: false }}
      saving={saving}
      onOk={submit}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <LabelledField id={`${id}-code`} label={texts.templateCode} required error={missing(code)}>
          <Input
            id={`${id}-code`}
            maxLength={50}
            status={saving.refusedField === 'templateCode' ? 'error' : ''}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </LabelledField>
        <LabelledField id={`${id}-name`} label={texts.templateName} required error={missing(name)}>
          <Input id={`${id}-name`} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </LabelledField>
        <LabelledField label={texts.templateType}>
          <Segmented
            aria-label={texts.templateType}
            value={type}
            options={Object.entries(texts.templateTypes).map(([value, label]) => ({ value, label }))}
            onChange={(value) => setType(value === '2' ? '2' : '1')}
          />
        </LabelledField>
        <LabelledField id={`${id}-use`} label={texts.useStatus}>
          <Switch id={`${id}-use`} aria-label={texts.useStatus} checked={isInUse} onChange={setInUse} />
        </LabelledField>
        <div className="gezi-field-wide">
          <LabelledField
            {...(type === templateType.text && { id: `${id}-content` })}
            label={texts.templateContent}
            required
            error={missing(content)}
            hint={texts.contentHint}
          >
            {type === templateType.text ? (
              <Input.TextArea
                id={`${id}-content`}
                autoSize={{ minRows: 4, maxRows: 12 }}
                maxLength={50_000}
                value={content}
                onChange={(event) => setContent(event.target.value)}
              />
            ) : (
              <RichTextEditor aria-label={texts.templateContent} height={240} value={content} onChange={setContent} />
            )}
          </LabelledField>
        </div>
        <TestData id={`${id}-data`} label={texts.testJson} content={content} value={testData} onChange={setTestData} />
        <Preview type={type} content={content} testData={testData} />
      </div>
    </SavingDialog>
  );
}
