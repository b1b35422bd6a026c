import { seedId } from '../seedId';
import type { ButtonSeed, MenuSeed } from './MenuSeed';
import type { RoleCode } from './roles';

export interface PermissionSeedRow {
  row: ReturnType<typeof menuRow> | ReturnType<typeof buttonRow>;
  roles: readonly RoleCode[];
}

/** The rows of `sys_permission` for a menu tree, parents first. */
export function permissionRows(menus: readonly MenuSeed[], parentId = ''): PermissionSeedRow[] {
  return menus.flatMap((menu, place) => {
    const row = menuRow(menu, parentId, place + 1);
    const buttons = (menu.buttons ?? []).map((button, at) => ({
      row: buttonRow(button, row.id, at + 1),
      roles: button.roles,
    }));
    return [{ row, roles: menu.roles }, ...buttons, ...permissionRows(menu.children ?? [], row.id)];
  });
}

const common = {
  alwaysShow: false,
  hideTab: false,
  internalOrExternal: false,
  status: '1',
  ruleFlag: 0,
  delFlag: 0,
};

const menuRow = (menu: MenuSeed, parentId: string, sortNo: number) => ({
  ...common,
  id: seedId('permission', menu.number),
  parentId,
  name: menu.name,
  nameEn: menu.nameEn,
  menuType: parentId === '' ? 0 : 1,
  route: menu.route ?? true,
  url: menu.url,
  component: menu.component,
  redirect: menu.redirect ?? null,
  icon: menu.icon ?? null,
  sortNo,
  leaf: !menu.children?.length && !menu.buttons?.length,
  keepAlive: menu.keepAlive ?? false,
  hidden: menu.hidden ?? false,
});

const buttonRow = (button: ButtonSeed, parentId: string, sortNo: number) => ({
  ...common,
  id: seedId('permission', button.number),
  parentId,
  name: button.name,
  nameEn: button.nameEn,
  menuType: 2,
  perms: button.perms,
  permsType: '1',
  route: true,
  sortNo,
  leaf: true,
  keepAlive: false,
  hidden: false,
});
