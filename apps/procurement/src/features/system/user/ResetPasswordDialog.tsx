import { ApiError, describeFailure, useClient } from '@gezi/client';
import { changeUserPassword, type UserInList } from '@gezi/domain';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, App, Form } from 'antd';
import { PasswordPair } from '../../../crud/PasswordPair';
import { useTexts } from './texts';

interface Fields {
  password: string;
  confirmpassword: string;
}

/** Another password for somebody, who is signed out by it. */
export function ResetPasswordDialog({ user, onClose }: { user: UserInList; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const reset = useMutation({
    mutationFn: (fields: Fields) =>
      client.call(changeUserPassword, { username: user.username, ...fields }, { silent: true }),
    onSuccess: () => {
      void message.success(texts.resetDone);
      onClose();
    },
    onError: (error) => {
      const field = error instanceof ApiError && error.field === 'confirmpassword' ? 'confirmpassword' : 'password';
      form.setFields([{ name: field, errors: [describeFailure(error, { locale }).message] }]);
    },
  });

  return (
    <Dialog
      open
      title={texts.resetTitle(user.realname)}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={reset.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields> form={form} layout="vertical" onFinish={(fields) => reset.mutate(fields)}>
        <Alert className="gezi-refusal" type="warning" showIcon title={texts.resetHint} />
        <PasswordPair label={texts.newPassword} confirmLabel={texts.confirmPassword} says={texts.passwordSays} />
      </Form>
    </Dialog>
  );
}
