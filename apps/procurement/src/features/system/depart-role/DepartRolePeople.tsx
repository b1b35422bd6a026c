import { useClient } from '@gezi/client';
import { giveDepartRoles, listDepartRoleUsers, type DepartRole } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { Dialog } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { draftFor } from '../../../forms/core/draft';
import { UserField } from '../../../forms/fields/UserField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from '../shared/texts';

interface Entered {
  /** Comma-joined ids. */
  userIds: string;
}

/** Users that have a department role. */
export function DepartRolePeople({ role, onClose }: { role: DepartRole; onClose: () => void }) {
  const { depart: t } = useTexts();
  const client = useClient();
  const title = t.peopleTitle(role.roleName);
  const holders = useQuery({
    queryKey: [listDepartRoleUsers.path, role.id],
    queryFn: () => client.call(listDepartRoleUsers, { roleId: role.id }, { purpose: 'list' }),
    gcTime: 0,
  });
  if (!holders.data) {
    return (
      <Dialog open title={title} footer={null} onCancel={onClose}>
        <Skeleton active />
      </Dialog>
    );
  }
  const before = holders.data.map(({ id }) => id);

  async function save({ userIds }: Entered) {
    const now = splitList(userIds);
    for (const userId of now.filter((id) => !before.includes(id))) {
      await client.call(giveDepartRoles, { userId, newRoleId: role.id }, { silent: true });
    }
    for (const userId of before.filter((id) => !now.includes(id))) {
      await client.call(giveDepartRoles, { userId, oldRoleId: role.id }, { silent: true });
    }
    // Some users may have received the role before the refusal.
    await holders.refetch();
  }

  return (
    <RecordDialog
      title={title}
      initial={{ userIds: before.join(',') }}
      draft={draftFor(`depart-role-people.${role.id}`)}
      save={save}
      onClose={onClose}
    >
      <UserField
        name="userIds"
        label={t.people}
        hint={t.peopleHint}
        multiple
        valueField="id"
        placeholder={t.peopleLabel}
      />
    </RecordDialog>
  );
}
