import { useClient } from '@gezi/client';
import { giveDepartRoles, listDepartRoleUsers, type DepartRole } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { splitList } from '@gezi/advanced-query/core';
import { Dialog } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Skeleton } from 'antd';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';

interface Entered {
  /** Ids, comma-joined. */
  userIds: string;
}

/** Who has a role of a department. */
export function DepartRolePeople({ role, onClose }: { role: DepartRole; onClose: () => void }) {
  const { depart: t } = useTexts();
  const client = useClient();
  const title = t.peopleTitle(role.roleName);
  const holders = useQuery({
    queryKey: [listDepartRoleUsers.path, role.id],
    queryFn: () => client.call(listDepartRoleUsers, { roleId: role.id }),
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
    // Whoever was given it before a refusal has it.
    await holders.refetch();
  }

  return (
    <SaveDialog<Entered> title={title} initial={{ userIds: before.join(',') }} save={save} onClose={onClose}>
      <Form.Item name="userIds" label={t.people} extra={t.peopleHint}>
        <UserSelect multiple valueField="id" aria-label={t.people} placeholder={t.peopleLabel} />
      </Form.Item>
    </SaveDialog>
  );
}
