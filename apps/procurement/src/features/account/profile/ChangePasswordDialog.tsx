import { signOut, useClient } from '@gezi/client';
import { updatePassword } from '@gezi/domain';
import { useEffect } from 'react';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { PasswordPair } from '../../../forms/fields/PasswordPair';
import { RecordDialogFrame } from '../../../forms/RecordDialog';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useTexts } from './texts';

const EMPTY = { oldpassword: '', password: '', confirmpassword: '' };

/** Changes the caller's password; this ends all sessions, including this one (P§2). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const username = client.session.get().user?.username ?? '';
  const record = useRecordForm({
    schema: updatePassword.input,
    initial: EMPTY,
    save: (passwords) => client.call(updatePassword, { ...passwords, username }, { silent: true }),
    saved: texts.passwordChanged,
    onSaved: () => {
      onClose();
      // The token is no longer valid; the guard redirects to the login page with the return path.
      client.session.set(signOut());
    },
  });
  const { setFocus } = record.form;
  useEffect(() => setFocus('oldpassword'), [setFocus]);

  return (
    <RecordDialogFrame record={record} width={800} title={texts.changePassword} isDraggable onClose={onClose}>
      <div className="gezi-account-password">
        <p className="gezi-account-hint">{texts.passwordHint}</p>
        <PasswordField
          name="oldpassword"
          label={texts.oldPassword}
          missing={texts.oldPasswordMissing}
          autoComplete="current-password"
        />
        <PasswordPair
          label={texts.newPassword}
          confirmLabel={texts.confirmPassword}
          messages={texts.passwordSays}
          username={username}
        />
      </div>
    </RecordDialogFrame>
  );
}
