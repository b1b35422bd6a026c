import { useClient } from '@gezi/client';
import { changeUserPassword, type UserInList } from '@gezi/domain';
import { Alert } from 'antd';
import { PasswordPair } from '../../../forms/fields/PasswordPair';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

/** Resets a user's password, which ends their sessions. */
export function ResetPasswordDialog({ user, onClose }: { user: UserInList; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  return (
    <RecordDialog
      title={texts.resetTitle(user.realname)}
      width={520}
      schema={changeUserPassword.input}
      initial={{ password: '', confirmpassword: '' }}
      save={(fields) => client.call(changeUserPassword, { username: user.username, ...fields }, { silent: true })}
      saved={texts.resetDone}
      onClose={onClose}
    >
      <Alert className="gezi-refusal" type="warning" showIcon title={texts.resetHint} />
      <PasswordPair
        label={texts.newPassword}
        confirmLabel={texts.confirmPassword}
        messages={texts.passwordSays}
        username={user.username}
      />
    </RecordDialog>
  );
}
