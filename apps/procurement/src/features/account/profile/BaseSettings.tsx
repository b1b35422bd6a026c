import { useClient } from '@gezi/client';
import { editProfile, type Profile } from '@gezi/domain';
import { AvatarUpload } from '@gezi/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { DayField } from '../../../forms/fields/DayField';
import { RadioField } from '../../../forms/fields/RadioField';
import { TextField } from '../../../forms/fields/TextField';
import { FieldFrame } from '../../../forms/FieldFrame';
import { ControlField } from '../../../forms/ControlField';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { toChange, toFields } from './core/profileFields';
import { saveProfile } from './queries';
import { useTexts } from './texts';

/** Form of the caller's own record. Its draft survives the end of the session. */
export function BaseSettings({ profile }: { profile: Profile }) {
  const texts = useTexts();
  const accountId = useId();
  const { mutateAsync } = useMutation(saveProfile(useClient(), useQueryClient()));
  const record = useRecordForm({
    schema: editProfile.input,
    initial: toFields(profile),
    draft: { name: 'account.base' },
    save: (fields) => mutateAsync(toChange(fields, profile.username)),
    saved: texts.saved,
    onSaved: (user, entered) => record.take(toFields(user), entered),
    leaveContent: texts.leaveContent,
  });

  return (
    <RecordForm
      record={record}
      className="gezi-account-base"
      footer={
        <Button type="primary" htmlType="submit" loading={record.isSaving} disabled={!record.isDirty}>
          {texts.save}
        </Button>
      }
    >
      <ControlField
        name="avatar"
        label={texts.avatar}
        beside={<span className="gezi-account-avatar">{texts.avatarHint}</span>}
      >
        <AvatarUpload size={80} />
      </ControlField>
      <FieldFrame id={accountId} label={texts.account}>
        <Input id={accountId} value={profile.username} disabled />
      </FieldFrame>
      <TextField name="realname" label={texts.name} missing={texts.nameMissing} autoComplete="name" />
      <RadioField
        name="sex"
        label={texts.sex}
        options={[1, 2].map((value) => ({ value, label: texts.sexes[value] ?? '' }))}
      />
      <DayField name="birthday" label={texts.birthday} isPast />
      <TextField name="email" label={texts.email} wrong={texts.emailWrong} autoComplete="email" />
      <TextField name="telephone" label={texts.telephone} wrong={texts.telephoneWrong} autoComplete="tel" />
    </RecordForm>
  );
}
