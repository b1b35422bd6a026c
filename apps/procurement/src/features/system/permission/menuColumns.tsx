import { menuIcons } from '@gezi/admin-shell';
import { menuType, type PermissionNode } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { Tag } from 'antd';
import type { Texts } from '../shared/texts';

/** A row of the menu tree. */
export type MenuRow = PermissionNode & { hasChild: boolean };

/** Columns of the menu tree. */
export const menuColumns = (texts: Texts): GridColumn<MenuRow>[] => [
  { key: 'title', title: texts.menu.name, width: 240 },
  {
    key: 'menuType',
    title: texts.menu.type,
    width: 100,
    render: (menu) => (
      <Tag color={menu.menuType === menuType.button ? 'default' : 'processing'}>{texts.menu.types[menu.menuType]}</Tag>
    ),
  },
  {
    key: 'icon',
    title: texts.menu.icon,
    width: 60,
    align: 'center',
    render: ({ icon }) => {
      const Icon = icon ? menuIcons[icon] : undefined;
      return Icon ? <Icon aria-hidden /> : null;
    },
  },
  { key: 'url', title: texts.menu.url, render: ({ url, perms }) => url || perms || '' },
  { key: 'component', title: texts.menu.component, width: 220 },
  { key: 'sortNo', title: texts.menu.sortNo, width: 70, align: 'end' },
];
