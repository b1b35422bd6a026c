import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { useWatch } from 'react-hook-form';
import { AreaField } from '../../../../forms/fields/AreaField';
import { ChoiceField } from '../../../../forms/fields/ChoiceField';
import { MomentField } from '../../../../forms/fields/MomentField';
import { SelectField } from '../../../../forms/fields/SelectField';
import { TextField } from '../../../../forms/fields/TextField';
import { ControlField } from '../../../../forms/ControlField';
import { useTexts } from '../texts';
import type { AnnouncementEntry } from './draft';
import { RecipientFields } from './RecipientFields';

/** The editable fields of an announcement. */
export function AnnouncementFields() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  const openType = useWatch<AnnouncementEntry, 'openType'>({ name: 'openType' });
  const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

  return (
    <div className="gezi-fields">
      <TextField
        className="gezi-field-wide"
        name="titile"
        label={texts.title}
        missing={texts.refusals['no-title']}
        showCount
      />
      <ChoiceField name="msgCategory" label={texts.category} options={choices(texts.categories)} />
      <ChoiceField name="priority" label={texts.priority} options={choices(texts.priorities)} />
      <MomentField name="startTime" label={texts.startTime} hint={texts.startHint} dependents={END} />
      <MomentField name="endTime" label={texts.endTime} hint={texts.endHint} />
      <RecipientFields />
      <SelectField name="openType" label={texts.openType} options={choices(texts.openTypes)} />
      {openType ? (
        <TextField
          name="openPage"
          label={texts.openPage}
          isRequired
          missing={texts.refusals['no-page']}
          hint={openType === 'url' ? texts.urlHint : texts.componentHint}
          placeholder={openType === 'url' ? '/purchase/plan' : 'purchase/PlanView'}
        />
      ) : (
        <span />
      )}
      {openType === 'component' && (
        <TextField name="busId" label={texts.busId} isRequired missing={texts.refusals['no-record']} />
      )}
      <AreaField className="gezi-field-wide" name="msgAbstract" label={texts.abstract} lines={[1, 3]} />
      <ControlField className="gezi-field-wide" name="msgContent" label={texts.content} isLabelled={false}>
        <RichTextEditor aria-label={texts.content} height={280} {...pictures} />
      </ControlField>
    </div>
  );
}

const END = ['endTime'];
