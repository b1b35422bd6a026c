import { useClient, usePermission } from '@gezi/client';
import { deleteTenantPack, listTenantPacks, type TenantPack } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { pageQuery } from '../../../crud/pageQuery';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { usePageState } from '../../../crud/usePageState';
import { renew } from '../../../crud/renew';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { useTexts } from '../shared/texts';
import { PackDialog } from './PackDialog';

const ASKED = { pageNo: 1, pageSize: 1000, column: 'createTime', order: 'asc' };

/** The packages tenants may have. */
export function PacksDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const t = texts.tenant;
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission('system:tenant:add');
  const mayDelete = usePermission('system:tenant:delete');
  const [opened, setOpened] = useState<{ pack?: TenantPack }>();
  const packs = useQuery(pageQuery(client, listTenantPacks, ASKED));
  const page = usePageState(packs);
  const remove = useAskedRemoval(
    {
      mutationFn: (id: string) => client.call(deleteTenantPack, { id }),
      onSuccess: () => renew(queries, listTenantPacks),
    },
    texts.removed,
  );

  const columns = useMemo<GridColumn<TenantPack>[]>(
    () => [
      { key: 'packName', title: t.packName, width: 160 },
      {
        key: 'permissionIds',
        title: t.packSize,
        width: 80,
        align: 'end',
        render: ({ permissionIds }) => permissionIds.length,
      },
      { key: 'tenantCount', title: t.packTenants, width: 90, align: 'end' },
      { key: 'remarks', title: t.remarks },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 120,
        pin: 'end',
        render: (pack) => (
          <RowActions>
            <RowButton label={texts.edit} of={pack.packName} onClick={() => setOpened({ pack })} />
            {mayDelete && (
              <RowButton
                label={texts.remove}
                of={pack.packName}
                danger
                onClick={() => remove(pack.id, texts.removeOne(pack.packName))}
              />
            )}
          </RowActions>
        ),
      },
    ],
    [texts, t, mayDelete, remove],
  );

  return (
    <Drawer
      open
      size={720}
      title={t.packs}
      onClose={onClose}
      extra={mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
    >
      <ListGrid label={t.packsLabel} columns={columns} {...page} maxHeight={560} emptyText={t.noPacks} />
      {opened && <PackDialog pack={opened.pack} onClose={() => setOpened(undefined)} />}
    </Drawer>
  );
}
