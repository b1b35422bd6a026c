import { usePermission, useSession } from '@gezi/client';
import { userStatus, type UserInList } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import { useTexts } from './texts';

export type UserRowAction = 'freeze' | 'unfreeze' | 'reset' | 'remove';

interface UserRowActionsProps {
  user: UserInList;
  onEdit: (user: UserInList) => void;
  onAct: (action: UserRowAction, user: UserInList) => void;
}

/** What the caller may do with a user; not with themselves what would end their own session. */
export function UserRowActions({ user, onEdit, onAct }: UserRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('system:user:edit');
  const mayReset = usePermission('system:user:changepwd');
  const mayDelete = usePermission('system:user:delete');
  const isOneself = useSession().user?.id === user.id;
  const more = [
    ...(mayEdit && user.status === userStatus.normal ? [{ key: 'freeze' as const, label: texts.freeze }] : []),
    ...(mayEdit && user.status === userStatus.frozen ? [{ key: 'unfreeze' as const, label: texts.unfreeze }] : []),
    ...(mayReset ? [{ key: 'reset' as const, label: texts.reset }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {mayEdit && <RowButton label={texts.edit} of={user.realname} onClick={() => onEdit(user)} />}
      <RowMore name={user.realname} items={isOneself ? [] : more} onChoose={(action) => onAct(action, user)} />
    </RowActions>
  );
}
