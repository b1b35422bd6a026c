import { useClient } from '@gezi/client';
import { addRole, BUILT_IN_ROLES, checkRoleCode, editRole, listRoles, queryAllRoles, type RoleRow } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { renew } from '../../../crud/renew';
import { membersOfRole, RoleFields, type EnteredRole } from '../shared/RoleFields';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';

/** A role, to be entered. */
export function RoleDialog({ role, onClose }: { role?: RoleRow; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const t = texts.role;

  async function save(entered: EnteredRole) {
    const members = membersOfRole(entered);
    if (role) await client.call(editRole, { id: role.id, updateTime: role.updateTime, ...members }, { silent: true });
    else await client.call(addRole, members, { silent: true });
    await renew(queries, listRoles, queryAllRoles);
  }

  return (
    <SaveDialog<EnteredRole> title={role ? t.editTitle : t.addTitle} initial={role ?? {}} save={save} onClose={onClose}>
      <RoleFields
        nameLabel={t.roleName}
        codeLabel={t.roleCode}
        codeCheck={async (roleCode) => {
          if (roleCode === role?.roleCode) return;
          await client.call(checkRoleCode, { roleCode, ...(role && { id: role.id }) }, { silent: true });
        }}
        isCodeFixed={role !== undefined && BUILT_IN_ROLES.includes(role.roleCode)}
      />
    </SaveDialog>
  );
}
