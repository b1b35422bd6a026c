import { useClient } from '@gezi/client';
import { addDepartRole, editDepartRole, listDepartRoles, type DepartRole } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { renew } from '../../../crud/renew';
import { membersOfRole, RoleFields, type EnteredRole } from '../shared/RoleFields';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';

interface DepartRoleDialogProps {
  departId: string;
  /** None for a new one. */
  role?: DepartRole;
  onClose: () => void;
}

/** A role of a department, to be entered. */
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
    await renew(queries, listDepartRoles);
  }

  return (
    <SaveDialog<EnteredRole> title={role ? t.editTitle : t.addTitle} initial={role ?? {}} save={save} onClose={onClose}>
      <RoleFields nameLabel={t.roleName} codeLabel={t.roleCode} />
    </SaveDialog>
  );
}
