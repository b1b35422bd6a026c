import { useClient } from '@gezi/client';
import { addMessageTemplate, templateType, type SysMessageTemplate } from '@gezi/domain';
import { RichTextEditor } from '@gezi/ui/editors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { SwitchField } from '../../../forms/fields/SwitchField';
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
      save={({ templateTestJson, ...fields }) =>
        mutateAsync({
          ...fields,
          templateTestJson: templateTestJson || null,
          ...(template && { id: template.id, updateTime: template.updateTime }),
        })
      }
      onClose={onClose}
    >
      <div className="gezi-fields">
        <TextField name="templateCode" label={texts.templateCode} />
        <TextField name="templateName" label={texts.templateName} />
        <ChoiceField
          name="templateType"
          label={texts.templateType}
          options={Object.entries(texts.templateTypes).map(([value, label]) => ({ value, label }))}
        />
        <SwitchField name="useStatus" label={texts.useStatus} states={IN_USE} />
        <Content />
      </div>
    </RecordDialog>
  );
}

const IN_USE = { on: '1', off: '0' };

/** The text of the template, and its preview. */
function Content() {
  const texts = useTexts();
  const type = useText('templateType');
  const content = useText('templateContent');
  const field = {
    className: 'gezi-field-wide',
    name: 'templateContent',
    label: texts.templateContent,
    hint: texts.contentHint,
  };
  return (
    <>
      {type === templateType.text ? (
        <AreaField {...field} lines={[4, 12]} />
      ) : (
        <ControlField {...field} isLabelled={false}>
          <RichTextEditor aria-label={texts.templateContent} height={240} />
        </ControlField>
      )}
      <TestData name="templateTestJson" label={texts.testJson} content={content} />
      <Preview type={type} content={content} testData={useText('templateTestJson')} />
    </>
  );
}

const fieldsOf = (template: SysMessageTemplate | undefined) => ({
  templateCode: template?.templateCode ?? '',
  templateName: template?.templateName ?? '',
  templateType: template?.templateType === '2' ? ('2' as const) : ('1' as const),
  templateContent: template?.templateContent ?? '',
  templateTestJson: template?.templateTestJson ?? '',
  useStatus: template?.useStatus === '0' ? ('0' as const) : ('1' as const),
});
