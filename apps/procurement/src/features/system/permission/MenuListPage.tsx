import { useClient, usePermission } from '@gezi/client';
import {
  deletePermissions,
  listPermissions,
  listSubMenus,
  listTopMenus,
  menuType,
  type PermissionNode,
} from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { useNarrow } from '../../../crud/useNarrow';
import { usePageState } from '../../../crud/usePageState';
import { useRemoval } from '../../../crud/useRemoval';
import { useTexts } from '../shared/texts';
import { MenuDialog } from './MenuDialog';
import { menuColumns, type MenuRow } from './menuColumns';
import { RulesDrawer } from './RulesDrawer';

type Opened = { what: 'add'; parent?: PermissionNode } | { what: 'edit' | 'rules'; menu: PermissionNode };

/** `/isystem/newPermissionList`: tree of menus and buttons, and the data rules of pages. */
export function MenuListPage() {
  const texts = useTexts();
  const client = useClient();
  const isNarrow = useNarrow();
  const mayAdd = usePermission('system:permission:add');
  const mayEdit = usePermission('system:permission:edit');
  const mayDelete = usePermission('system:permission:delete');
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const list = useQuery({
    queryKey: [listTopMenus.path, keyword],
    // The children of a menu may have changed although the menu has not.
    structuralSharing: false,
    queryFn: async () => {
      const found = keyword
        ? await client.call(listPermissions, { name: keyword }, { purpose: 'list' })
        : await client.call(listTopMenus, {}, { purpose: 'list' });
      const records: MenuRow[] = found.map((menu) => rowOf(menu, keyword === ''));
      return { records, total: records.length };
    },
  });
  const page = usePageState(list);
  const { remove, batchAction } = useRemoval<PermissionNode>({
    several: deletePermissions,
    invalidates: [listTopMenus, listPermissions],
    removed: texts.removed,
  });
  const columns = useMemo(() => menuColumns(texts), [texts]);
  const rowActions = useMemo<RowAction<MenuRow>[]>(
    () => [
      ...(mayEdit
        ? [{ key: 'edit', label: texts.edit, onClick: (menu: MenuRow) => setOpened({ what: 'edit', menu }) }]
        : []),
      ...(mayAdd
        ? [
            {
              key: 'add',
              label: texts.menu.addBelow,
              inMenu: true,
              visible: isPage,
              onClick: (parent: MenuRow) => setOpened({ what: 'add', parent }),
            },
          ]
        : []),
      ...(mayEdit
        ? [
            {
              key: 'rules',
              label: texts.menu.rules,
              inMenu: true,
              visible: isPage,
              onClick: (menu: MenuRow) => setOpened({ what: 'rules', menu }),
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              inMenu: true,
              onClick: (menu: MenuRow) => remove([menu], texts.menu.removeTree(menu.title)),
            },
          ]
        : []),
    ],
    [texts, mayAdd, mayEdit, mayDelete, remove],
  );
  const batchActions = useMemo(() => [batchAction], [batchAction]);
  const tree = useMemo(
    () => ({
      load: async ({ id }: MenuRow) =>
        (await client.call(listSubMenus, { parentId: id }, { purpose: 'list' })).map((menu) => rowOf(menu, true)),
    }),
    [client],
  );
  const close = () => setOpened(undefined);

  return (
    <>
      <PageHeader
        title={texts.menu.title}
        actions={mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
      />
      <PageCard padded={!isNarrow}>
        <div className="gezi-access-form gezi-list-page">
          <search className="gezi-access-search">
            <Input.Search
              allowClear
              aria-label={texts.menu.nameSearch}
              placeholder={texts.menu.nameSearch}
              maxLength={100}
              onSearch={(text) => setKeyword(text.trim())}
            />
          </search>
          <ListGrid
            label={texts.menu.listLabel}
            columns={columns}
            rowActions={rowActions}
            rowName={nameOf}
            {...page}
            maxHeight={Infinity}
            emptyText={texts.menu.empty}
            tree={tree}
            {...(mayDelete && { selection: 'checkbox' as const, batchActions })}
          />
        </div>
      </PageCard>
      {opened?.what === 'add' && <MenuDialog parent={opened.parent} onClose={close} />}
      {opened?.what === 'edit' && <MenuDialog menu={opened.menu} onClose={close} />}
      {opened?.what === 'rules' && <RulesDrawer menu={opened.menu} onClose={close} />}
    </>
  );
}

const isPage = (menu: MenuRow) => menu.menuType !== menuType.button;
const nameOf = ({ title }: MenuRow) => title;

/** @param isTree rows are expandable; false for search results */
const rowOf = ({ children: _children, ...menu }: PermissionNode, isTree: boolean): MenuRow => ({
  ...menu,
  children: null,
  hasChild: isTree && !menu.leaf && menu.menuType !== menuType.button,
});
