import { usePermission } from '@gezi/client';
import { BUILT_IN_ROLES, type RoleRow } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import { useTexts } from '../shared/texts';

export type RoleRowAction = 'users' | 'authorise' | 'edit' | 'home' | 'remove';

interface RoleRowActionsProps {
  role: RoleRow;
  onAct: (action: RoleRowAction) => void;
}

/** What the caller may do with a role. */
export function RoleRowActions({ role, onAct }: RoleRowActionsProps) {
  const texts = useTexts();
  const maySeeUsers = usePermission('system:role:list');
  const maySeeRights = usePermission('system:permission:list');
  const mayEdit = usePermission('system:role:edit');
  const mayDelete = usePermission('system:role:delete');
  const maySetHome = usePermission('system:sysRoleIndex:edit');
  const more: { key: RoleRowAction; label: string; danger?: boolean }[] = [
    ...(mayEdit ? [{ key: 'edit' as const, label: texts.edit }] : []),
    ...(maySetHome ? [{ key: 'home' as const, label: texts.role.home }] : []),
    ...(mayDelete && !BUILT_IN_ROLES.includes(role.roleCode)
      ? [{ key: 'remove' as const, label: texts.remove, danger: true }]
      : []),
  ];
  return (
    <RowActions>
      {maySeeUsers && <RowButton label={texts.role.users} of={role.roleName} onClick={() => onAct('users')} />}
      {maySeeRights && <RowButton label={texts.role.authorise} of={role.roleName} onClick={() => onAct('authorise')} />}
      <RowMore name={role.roleName} items={more} onChoose={onAct} />
    </RowActions>
  );
}
