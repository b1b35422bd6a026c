import { DepartSelect, RoleSelect, UserSelect } from '@gezi/pickers';
import { Segmented } from 'antd';
import { useId } from 'react';
import { LabelledField } from '../../../../crud/LabelledField';
import { useTexts } from '../texts';
import type { Draft } from './draft';

interface RecipientFieldsProps {
  draft: Pick<Draft, 'msgType' | 'userIds' | 'roleIds' | 'departIds'>;
  onChange: (patch: Partial<Draft>) => void;
  error?: string | undefined;
}

/** Whom an announcement is for: everybody, or people, roles and departments together. */
export function RecipientFields({ draft, onChange, error }: RecipientFieldsProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <>
      <div className="gezi-field-wide">
        <LabelledField label={texts.target} error={error} hint={draft.msgType === 'USER' && texts.targetHint}>
          <Segmented
            aria-label={texts.target}
            value={draft.msgType}
            options={Object.entries(texts.targets).map(([value, label]) => ({ value, label }))}
            onChange={(value) => onChange({ msgType: value === 'USER' ? 'USER' : 'ALL' })}
          />
        </LabelledField>
      </div>
      {draft.msgType === 'USER' && (
        <>
          <LabelledField id={`${id}-users`} label={texts.users}>
            <UserSelect
              id={`${id}-users`}
              multiple
              valueField="id"
              value={draft.userIds ?? ''}
              onChange={(userIds) => onChange({ userIds: userIds || null })}
            />
          </LabelledField>
          <LabelledField id={`${id}-roles`} label={texts.roles}>
            <RoleSelect
              id={`${id}-roles`}
              rowKey="id"
              value={draft.roleIds ?? ''}
              onChange={(roleIds) => onChange({ roleIds: roleIds || null })}
            />
          </LabelledField>
          <LabelledField id={`${id}-departs`} label={texts.departsOf} hint={texts.departsHint}>
            <DepartSelect
              id={`${id}-departs`}
              multiple
              value={draft.departIds ?? ''}
              onChange={(departIds) => onChange({ departIds: departIds || null })}
            />
          </LabelledField>
          <span />
        </>
      )}
    </>
  );
}
