import { ApiError, describeFailure, useClient } from '@gezi/client';
import type { Profile } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { AvatarUpload } from '@gezi/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { DayField } from '../../../crud/DayField';
import { useDraft } from '../../../crud/useDraft';
import { useLeaveGuard } from '../../../crud/useLeaveGuard';
import { isChanged, toChange, toFields, type ProfileFields } from './core/profileFields';
import { saveProfile } from './queries';
import { useTexts } from './texts';

/** One's own record, to be changed. What is typed survives the end of the session. */
export function BaseSettings({ profile }: { profile: Profile }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<ProfileFields>();
  const [fields, setFields] = useState(() => toFields(profile));
  const save = useMutation(saveProfile(client, useQueryClient()));
  const isDirty = isChanged(profile, fields);
  const question = useLeaveGuard(isDirty && !save.isSuccess, texts.leaveContent);
  const draft = useDraft({
    name: 'account.base',
    values: fields,
    isDirty,
    onRestore(values) {
      form.setFieldsValue(values);
      setFields({ ...fields, ...values });
    },
  });

  function submit() {
    save.mutate(toChange(fields, profile.username), {
      onSuccess: (user) => {
        draft.discard();
        const saved = toFields(user);
        form.setFieldsValue(saved);
        setFields(saved);
        void message.success(texts.saved);
        save.reset();
      },
      onError: (error) => {
        const field = error instanceof ApiError ? error.field : undefined;
        const name = NAMES.find((one) => one === field) ?? 'realname';
        form.setFields([{ name, errors: [describeFailure(error, { locale }).message] }]);
        form.focusField(name);
      },
    });
  }

  return (
    <>
      {question}
      {draft.offer}
      <Form<ProfileFields>
        form={form}
        name="gezi-profile"
        className="gezi-account-base"
        layout="vertical"
        initialValues={fields}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_, all) => setFields({ ...fields, ...all })}
        onFinish={submit}
      >
        <Form.Item label={texts.avatar}>
          <div className="gezi-account-avatar">
            <Form.Item name="avatar" noStyle>
              <AvatarUpload size={80} />
            </Form.Item>
            <span>{texts.avatarHint}</span>
          </div>
        </Form.Item>
        <Form.Item label={texts.account} htmlFor="gezi-profile-account">
          <Input id="gezi-profile-account" value={profile.username} disabled />
        </Form.Item>
        <Form.Item
          name="realname"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
        >
          <Input maxLength={100} autoComplete="name" />
        </Form.Item>
        <Form.Item name="sex" label={texts.sex}>
          <Radio.Group
            aria-label={texts.sex}
            options={[1, 2].map((value) => ({ value, label: texts.sexes[value] ?? '' }))}
          />
        </Form.Item>
        <Form.Item name="birthday" label={texts.birthday}>
          <DayField isPast />
        </Form.Item>
        <Form.Item name="email" label={texts.email} rules={[{ type: 'email', message: texts.emailWrong }]}>
          <Input maxLength={100} autoComplete="email" />
        </Form.Item>
        <Form.Item
          name="telephone"
          label={texts.telephone}
          rules={[{ pattern: /^[0-9+() -]{5,45}$/, message: texts.telephoneWrong }]}
        >
          <Input maxLength={45} autoComplete="tel" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
          {texts.save}
        </Button>
      </Form>
    </>
  );
}

const NAMES = ['realname', 'email', 'telephone', 'birthday'] as const;
