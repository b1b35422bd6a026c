import { useClient } from '@gezi/client';
import { addDepartRole, editDepartRole, listDepartRoles, type DepartRole } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { RecordDialog } from '../../../forms/RecordDialog';
import { membersOfRole, RoleFields, roleFields, type EnteredRole } from '../shared/RoleFields';
import { useTexts } from '../shared/texts';

interface DepartRoleDialogProps {
  departId: string;
  /** Absent for a new one. */
  role?: DepartRole;
  onClose: () => void;
}

/** Form of a department role. */
export function DepartRoleDialog({ departId, role, onClose }: DepartRoleDialogProps) {
  const texts = useTexts();
  const t = texts.depart;
  const client = useClient();
  const queries = useQueryClient();

  async function save(entered: EnteredRole) {
    const members = membersOfRole(entered);
    if (role) {
      await client.call(editDepartRole, { id: role.id, updateTime: role.updateTime, ...members }, { silent: true });
    } else await client.call(addDepartRole, { departId, ...members }, { silent: true });
    await invalidate(queries, listDepartRoles);
  }

  return (
    <RecordDialog
      title={role ? t.editTitle : t.addTitle}
      schema={addDepartRole.input}
      initial={roleFields(role)}
      draft={role ? draftFor('depart-role', role) : draftFor(`depart-role.${departId}`)}
      save={save}
      onClose={onClose}
    >
      <RoleFields nameLabel={t.roleName} codeLabel={t.roleCode} />
    </RecordDialog>
  );
}
