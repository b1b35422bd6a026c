import { useClient, usePermission } from '@gezi/client';
import { deleteTenantPack, listTenantPacks, type TenantPack } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { pageQuery } from '../../../crud/pageQuery';
import { usePageState } from '../../../crud/usePageState';
import { useRemoval } from '../../../crud/useRemoval';
import { useTexts } from '../shared/texts';
import { PackDialog } from './PackDialog';

const ASKED = { pageNo: 1, pageSize: 1000, column: 'createTime', order: 'asc' };

/** Packages available to tenants. */
export function PacksDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const t = texts.tenant;
  const client = useClient();
  const mayAdd = usePermission('system:tenant:add');
  const mayDelete = usePermission('system:tenant:delete');
  const [opened, setOpened] = useState<{ pack?: TenantPack }>();
  const packs = useQuery(pageQuery(client, listTenantPacks, ASKED));
  const page = usePageState(packs);
  const { remove } = useRemoval<TenantPack>({
    one: deleteTenantPack,
    invalidates: [listTenantPacks],
    removed: texts.removed,
  });
  const rowActions = useMemo(
    () => [
      { key: 'edit', label: texts.edit, onClick: (pack: TenantPack) => setOpened({ pack }) },
      ...(mayDelete
        ? [
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              onClick: (pack: TenantPack) => remove([pack], texts.removeOne(pack.packName)),
            },
          ]
        : []),
    ],
    [texts, mayDelete, remove],
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
    ],
    [t],
  );

  return (
    <Drawer
      open
      size={720}
      title={t.packs}
      onClose={onClose}
      extra={mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
    >
      <ListGrid
        label={t.packsLabel}
        columns={columns}
        rowActions={rowActions}
        rowName={nameOf}
        {...page}
        maxHeight={560}
        emptyText={t.noPacks}
      />
      {opened && <PackDialog pack={opened.pack} onClose={() => setOpened(undefined)} />}
    </Drawer>
  );
}

const nameOf = ({ packName }: TenantPack) => packName;
