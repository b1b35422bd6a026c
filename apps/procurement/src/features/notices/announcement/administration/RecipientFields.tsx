import { DepartSelect, RoleSelect } from '@gezi/pickers';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../forms/fields/ChoiceField';
import { UserField } from '../../../../forms/fields/UserField';
import { ControlField } from '../../../../forms/ControlField';
import { useTexts } from '../texts';
import type { AnnouncementEntry } from './draft';

/** Recipients of an announcement: everybody, or any combination of users, roles and departments. */
export function RecipientFields() {
  const texts = useTexts();
  const isForSome = useWatch<AnnouncementEntry, 'msgType'>({ name: 'msgType' }) === 'USER';
  return (
    <>
      <ChoiceField
        className="gezi-field-wide"
        name="msgType"
        label={texts.target}
        hint={isForSome && texts.targetHint}
        options={Object.entries(texts.targets).map(([value, label]) => ({ value, label }))}
      />
      {isForSome && (
        <>
          <UserField name="userIds" label={texts.users} multiple valueField="id" />
          <ControlField name="roleIds" label={texts.roles}>
            <RoleSelect rowKey="id" />
          </ControlField>
          <ControlField name="departIds" label={texts.departsOf} hint={texts.departsHint}>
            <DepartSelect multiple />
          </ControlField>
          <span />
        </>
      )}
    </>
  );
}
