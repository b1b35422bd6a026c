import { useClient } from '@gezi/client';
import { addRole, BUILT_IN_ROLES, checkRoleCode, editRole, listRoles, queryAllRoles, type RoleRow } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { RecordDialog } from '../../../forms/RecordDialog';
import { membersOfRole, RoleFields, roleFields, type EnteredRole } from '../shared/RoleFields';
import { useTexts } from '../shared/texts';

/** Form of a role. */
export function RoleDialog({ role, onClose }: { role?: RoleRow; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const t = texts.role;

  async function save(entered: EnteredRole) {
    const members = {
      ...membersOfRole(entered),
      roleNameEn: entered.roleNameEn || null,
      descriptionEn: entered.descriptionEn || null,
    };
    if (role) await client.call(editRole, { id: role.id, updateTime: role.updateTime, ...members }, { silent: true });
    else await client.call(addRole, members, { silent: true });
    await invalidate(queries, listRoles, queryAllRoles);
  }

  return (
    <RecordDialog
      title={role ? t.editTitle : t.addTitle}
      schema={addRole.input}
      initial={{ ...roleFields(role), roleNameEn: role?.roleNameEn ?? '', descriptionEn: role?.descriptionEn ?? '' }}
      draft={draftFor('role', role)}
      save={save}
      onClose={onClose}
    >
      <RoleFields
        nameLabel={t.roleName}
        englishLabel={texts.englishName}
        codeLabel={t.roleCode}
        codeCheck={(roleCode, signal) =>
          client.call(checkRoleCode, { roleCode, ...(role && { id: role.id }) }, { signal, silent: true })
        }
        isCodeFixed={role !== undefined && BUILT_IN_ROLES.includes(role.roleCode)}
      />
    </RecordDialog>
  );
}
