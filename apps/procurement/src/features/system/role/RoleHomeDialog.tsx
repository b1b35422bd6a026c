import { useClient } from '@gezi/client';
import {
  addRoleIndex,
  deleteRoleIndex,
  editRoleIndex,
  listPermissions,
  menuType,
  queryRoleIndex,
  type PermissionNode,
  type RoleIndex,
  type RoleRow,
} from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { NumberField } from '../../../forms/fields/NumberField';
import { SelectField } from '../../../forms/fields/SelectField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from '../shared/texts';

interface Entered {
  /** Null: the default home page. */
  url: string | null;
  priority: number | null;
}

/** Home page of users with a role. */
export function RoleHomeDialog({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { role: texts } = useTexts();
  const client = useClient();
  const localName = useLocalName();
  const found = useQuery({
    queryKey: [queryRoleIndex.path, role.roleCode],
    queryFn: () => client.call(queryRoleIndex, { roleCode: role.roleCode }),
    gcTime: 0,
  });
  const title = texts.homeTitle(localName(role.roleName, role.roleNameEn));
  if (found.data === undefined) {
    return (
      <Dialog open title={title} footer={null} onCancel={onClose}>
        <Skeleton active />
      </Dialog>
    );
  }
  return <HomeForm role={role} index={found.data} title={title} onClose={onClose} />;
}

interface HomeFormProps {
  role: RoleRow;
  index: RoleIndex | null;
  title: string;
  onClose: () => void;
}

function HomeForm({ role, index, title, onClose }: HomeFormProps) {
  const { role: texts } = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const pages = useQuery({ queryKey: [listPermissions.path, {}], queryFn: () => client.call(listPermissions, {}) });

  async function save({ url, priority }: Entered) {
    const silent = { silent: true };
    const members = { priority: priority ?? 0 };
    if (!url) {
      if (index) await client.call(deleteRoleIndex, { id: index.id }, silent);
    } else if (index) {
      await client.call(editRoleIndex, { id: index.id, url, ...members, updateTime: index.updateTime }, silent);
    } else {
      await client.call(addRoleIndex, { roleCode: role.roleCode, url, ...members }, silent);
    }
    await invalidate(queries, queryRoleIndex);
  }

  return (
    <RecordDialog
      title={title}
      schema={editRoleIndex.input}
      initial={{ url: index?.url ?? null, priority: index?.priority ?? 0 }}
      draft={draftFor(`role-home.${role.roleCode}`, index ?? undefined)}
      save={save}
      onClose={onClose}
    >
      <SelectField
        name="url"
        label={texts.homePage}
        hint={texts.homeHint}
        allowClear
        isSearched
        loading={pages.isPending}
        placeholder={texts.homeDefault}
        options={pagesIn(pages.data ?? [])}
      />
      <NumberField name="priority" label={texts.priority} hint={texts.priorityHint} min={0} max={1000} />
    </RecordDialog>
  );
}

/** Pages of a menu that can be a home page, labelled by their full path. */
function pagesIn(nodes: readonly PermissionNode[], above: readonly string[] = []): { value: string; label: string }[] {
  return nodes.flatMap((node) => {
    const names = [...above, node.title];
    const isPage =
      node.menuType !== menuType.button &&
      node.route &&
      !node.hidden &&
      node.component !== 'layouts/RouteView' &&
      node.url?.startsWith('/') === true &&
      !node.url.includes(':');
    const own = isPage ? [{ value: node.url!, label: names.join(' / ') }] : [];
    return [...own, ...pagesIn(node.children ?? [], names)];
  });
}
