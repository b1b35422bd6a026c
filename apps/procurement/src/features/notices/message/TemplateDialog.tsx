import { useClient } from '@gezi/client';
import {
  addMessageTemplate,
  frameVariables,
  mayBeRich,
  templateType,
  templateUses,
  unknownVariables,
  type SysMessageTemplate,
  type TemplateUse,
} from '@gezi/domain';
import { RichTextEditor } from '@gezi/ui/editors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { FlagField } from '../../../forms/fields/FlagField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { Preview } from './Preview';
import { saveTemplate } from './queries';
import { TestData, useText } from './TestData';
import { useTexts } from './texts';

interface TemplateDialogProps {
  /** Absent for a new one. */
  template?: SysMessageTemplate | undefined;
  onClose: () => void;
}

/** Form of a message template with a live preview. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const texts = useTexts();
  const { mutateAsync } = useMutation(saveTemplate(useClient(), useQueryClient()));
  return (
    <RecordDialog
      title={template ? texts.editTitle : texts.addTitle}
      width={860}
      schema={addMessageTemplate.input}
      initial={fieldsOf(template)}
      draft={draftFor('message-template', template)}
      missing={() => texts.required}
      save={({ templateTestJson, templateUse, templateContentEn, ...fields }) =>
        mutateAsync({
          ...fields,
          templateUse,
          templateContentEn: templateUse === null ? null : templateContentEn || null,
          templateTestJson: templateTestJson || null,
          ...(template && { id: template.id, updateTime: template.updateTime }),
        })
      }
      onClose={onClose}
    >
      <div className="gezi-fields">
        <TextField name="templateCode" label={texts.templateCode} />
        <TextField name="templateName" label={texts.templateName} />
        <Kind />
        <FlagField name="useStatus" label={texts.useStatus} />
        <Content />
      </div>
    </RecordDialog>
  );
}

/** Use and format of the template; only e-mails are rich text. */
function Kind() {
  const texts = useTexts();
  const { setValue } = useFormContext<Record<string, string>>();
  const use = useWatch<{ templateUse: TemplateUse | null }, 'templateUse'>({ name: 'templateUse' });
  return (
    <>
      <SelectField
        name="templateUse"
        label={texts.templateUse}
        hint={texts.useHint}
        options={templateUses.map((value) => ({ value, label: texts.uses[value] }))}
        placeholder={texts.noUse}
        allowClear
        onChange={(next) => {
          if (next && !mayBeRich(next as TemplateUse)) setValue('templateType', templateType.text);
        }}
      />
      <ChoiceField
        name="templateType"
        label={texts.templateType}
        options={Object.entries(texts.templateTypes)
          .filter(([value]) => value === templateType.text || use === null || mayBeRich(use))
          .map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}

/** The text of the template, and its preview. */
function Content() {
  const texts = useTexts();
  const type = useText('templateType');
  const content = useText('templateContent');
  const contentEn = useText('templateContentEn');
  const testData = useText('templateTestJson');
  const isFrame = Boolean(useText('templateUse'));
  return (
    <>
      <ContentField
        name="templateContent"
        label={texts.templateContent}
        hint={isFrame ? texts.frameHint(frameVariables.map((name) => `\${${name}}`).join(' ')) : texts.contentHint}
        isRich={type === templateType.rich}
        isFrame={isFrame}
      />
      {isFrame && (
        <ContentField
          name="templateContentEn"
          label={texts.contentEn}
          hint={texts.contentEnHint}
          isRich={type === templateType.rich}
          isFrame
        />
      )}
      <TestData
        name="templateTestJson"
        label={texts.testJson}
        content={`${content}\n${isFrame ? contentEn : ''}`}
        {...(isFrame && { samples: texts.samples })}
      />
      <Preview type={type} content={content} testData={testData} />
      {isFrame && contentEn.trim() && (
        <Preview title={texts.previewEn} type={type} content={contentEn} testData={testData} />
      )}
    </>
  );
}

interface ContentFieldProps {
  name: string;
  label: string;
  hint: string;
  isRich: boolean;
  /** Only the variables of notices are allowed. */
  isFrame: boolean;
}

function ContentField({ isRich, isFrame, ...field }: ContentFieldProps) {
  const texts = useTexts();
  const checked = {
    ...field,
    className: 'gezi-field-wide',
    validate: (content: string) => {
      const names = isFrame ? unknownVariables(content) : [];
      return names.length > 0 ? texts.unknownVariables(names.join('、')) : undefined;
    },
  };
  if (!isRich) return <AreaField {...checked} lines={[4, 12]} />;
  return (
    <ControlField {...checked} isLabelled={false}>
      <RichTextEditor aria-label={field.label} height={240} />
    </ControlField>
  );
}

const fieldsOf = (template: SysMessageTemplate | undefined) => ({
  templateCode: template?.templateCode ?? '',
  templateName: template?.templateName ?? '',
  templateType: template?.templateType === '2' ? ('2' as const) : ('1' as const),
  templateContent: template?.templateContent ?? '',
  templateContentEn: template?.templateContentEn ?? '',
  templateUse: (template?.templateUse ?? null) as TemplateUse | null,
  templateTestJson: template?.templateTestJson ?? '',
  useStatus: template?.useStatus === '0' ? ('0' as const) : ('1' as const),
});
