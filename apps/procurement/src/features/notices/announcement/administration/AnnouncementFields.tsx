import { namedPopup } from '@gezi/ui';
import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { Input, Segmented, Select } from 'antd';
import { useId } from 'react';
import { LabelledField } from '../../../../crud/LabelledField';
import { MomentField } from '../../../../crud/MomentField';
import { useTexts } from '../texts';
import type { Draft } from './draft';
import { RecipientFields } from './RecipientFields';

interface AnnouncementFieldsProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  /** Member of the draft that is refused, and why where that is known here. */
  faultyField?: string | undefined;
  fault?: string | undefined;
}

/** What of an announcement is written by hand. */
export function AnnouncementFields({ draft, onChange, faultyField, fault }: AnnouncementFieldsProps) {
  const texts = useTexts();
  const id = useId();
  const pictures = useEditorPictures();
  const errorOf = (field: string) => (faultyField === field ? fault : undefined);
  const statusOf = (field: string) => (faultyField === field ? 'error' : '');
  const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

  return (
    <>
      <div className="gezi-field-wide">
        <LabelledField id={`${id}-title`} label={texts.title} required error={errorOf('titile')}>
          <Input
            id={`${id}-title`}
            maxLength={100}
            showCount
            status={statusOf('titile')}
            value={draft.titile}
            onChange={(event) => onChange({ titile: event.target.value })}
          />
        </LabelledField>
      </div>
      <LabelledField label={texts.category}>
        <Segmented
          aria-label={texts.category}
          value={draft.msgCategory ?? '1'}
          options={choices(texts.categories)}
          onChange={(value) => onChange({ msgCategory: value === '2' ? '2' : '1' })}
        />
      </LabelledField>
      <LabelledField label={texts.priority}>
        <Segmented
          aria-label={texts.priority}
          value={draft.priority ?? 'L'}
          options={choices(texts.priorities)}
          onChange={(value) => onChange({ priority: value === 'H' || value === 'M' ? value : 'L' })}
        />
      </LabelledField>
      <Moment
        label={texts.startTime}
        hint={texts.startHint}
        value={draft.startTime}
        onChange={(startTime) => onChange({ startTime })}
      />
      <Moment
        label={texts.endTime}
        hint={texts.endHint}
        error={errorOf('endTime')}
        value={draft.endTime}
        onChange={(endTime) => onChange({ endTime })}
      />
      <RecipientFields draft={draft} onChange={onChange} error={errorOf('userIds')} />
      <LabelledField id={`${id}-open`} label={texts.openType}>
        <Select
          id={`${id}-open`}
          aria-label={texts.openType}
          popupRender={namedPopup(texts.openType)}
          virtual={false}
          value={draft.openType ?? ''}
          options={choices(texts.openTypes)}
          onChange={(value) => onChange({ openType: value === 'url' || value === 'component' ? value : null })}
        />
      </LabelledField>
      {draft.openType ? (
        <LabelledField
          id={`${id}-page`}
          label={texts.openPage}
          required
          error={errorOf('openPage')}
          hint={draft.openType === 'url' ? texts.urlHint : texts.componentHint}
        >
          <Input
            id={`${id}-page`}
            maxLength={2000}
            status={statusOf('openPage')}
            placeholder={draft.openType === 'url' ? '/purchase/plan' : 'purchase/PlanView'}
            value={draft.openPage ?? ''}
            onChange={(event) => onChange({ openPage: event.target.value.trim() || null })}
          />
        </LabelledField>
      ) : (
        <span />
      )}
      {draft.openType === 'component' && (
        <LabelledField id={`${id}-bus`} label={texts.busId} required error={errorOf('busId')}>
          <Input
            id={`${id}-bus`}
            maxLength={50}
            status={statusOf('busId')}
            value={draft.busId ?? ''}
            onChange={(event) => onChange({ busId: event.target.value.trim() || null })}
          />
        </LabelledField>
      )}
      <div className="gezi-field-wide">
        <LabelledField id={`${id}-abstract`} label={texts.abstract}>
          <Input.TextArea
            id={`${id}-abstract`}
            autoSize={{ minRows: 1, maxRows: 3 }}
            maxLength={500}
            value={draft.msgAbstract ?? ''}
            onChange={(event) => onChange({ msgAbstract: event.target.value || null })}
          />
        </LabelledField>
      </div>
      <div className="gezi-field-wide">
        <LabelledField label={texts.content} error={errorOf('msgContent')}>
          <RichTextEditor
            aria-label={texts.content}
            height={280}
            value={draft.msgContent ?? ''}
            onChange={(html) => onChange({ msgContent: html || null })}
            {...pictures}
          />
        </LabelledField>
      </div>
    </>
  );
}

interface MomentProps {
  label: string;
  hint: string;
  error?: string | undefined;
  /** `YYYY-MM-DD HH:mm:ss`. */
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}

function Moment({ label, hint, error, value, onChange }: MomentProps) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={error} hint={hint}>
      <MomentField id={id} aria-label={label} status={error ? 'error' : ''} value={value ?? null} onChange={onChange} />
    </LabelledField>
  );
}
