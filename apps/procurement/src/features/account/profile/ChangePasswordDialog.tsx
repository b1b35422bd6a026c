import { ApiError, describeFailure, signOut, useClient } from '@gezi/client';
import { updatePassword } from '@gezi/domain';
import { DraggableModal, PasswordInput, useLocale, useOpeningFocus } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { App, Form, type InputRef } from 'antd';
import { useRef } from 'react';
import { PasswordPair } from '../../../crud/PasswordPair';
import { useTexts } from './texts';

interface Passwords {
  oldpassword: string;
  password: string;
  confirmpassword: string;
}

/** Changes the caller's password; afterwards everybody signs in anew, here too (P§2). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<Passwords>();
  const first = useRef<InputRef>(null);
  useOpeningFocus(true, () => first.current?.input);
  const username = client.session.get().user?.username ?? '';
  const change = useMutation({
    mutationFn: (passwords: Passwords) => client.call(updatePassword, { ...passwords, username }, { silent: true }),
  });

  function submit(passwords: Passwords) {
    change.mutate(passwords, {
      onSuccess: () => {
        onClose();
        void message.success(texts.passwordChanged);
        // The token counts no more; the guard leads to the login page, the way back in its address.
        client.session.set(signOut());
      },
      onError: (error) => {
        const field = error instanceof ApiError ? error.field : undefined;
        const name = FIELDS.find((one) => one === field) ?? 'oldpassword';
        form.setFields([{ name, errors: [describeFailure(error, { locale }).message] }]);
        form.focusField(name);
      },
    });
  }

  return (
    <DraggableModal
      open
      width={800}
      title={texts.changePassword}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={change.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Passwords>
        form={form}
        name="gezi-password"
        className="gezi-account-password"
        layout="vertical"
        onFinish={submit}
      >
        <p className="gezi-account-hint">{texts.passwordHint}</p>
        <Form.Item
          name="oldpassword"
          label={texts.oldPassword}
          rules={[{ required: true, message: texts.oldPasswordMissing }]}
        >
          <PasswordInput autoComplete="current-password" maxLength={128} ref={first} />
        </Form.Item>
        <PasswordPair label={texts.newPassword} confirmLabel={texts.confirmPassword} says={texts.passwordSays} />
      </Form>
    </DraggableModal>
  );
}

const FIELDS = ['oldpassword', 'password', 'confirmpassword'] as const;
