import { Type, type Static } from 'typebox';
import { Text } from '../../kit';

/** A button permission (P§3): type `'1'` visible, `'2'` enabled; `action` may contain comma-joined codes. */
export const AuthEntry = Type.Object({
  action: Text(500),
  type: Text(1),
  describe: Text(),
  /** Only in `allAuth`: `'1'` active, `'0'` inactive. */
  status: Type.Optional(Text(1)),
});
export type AuthEntry = Static<typeof AuthEntry>;

export interface MenuMeta {
  title: string;
  icon?: string;
  keepAlive: boolean;
  internalOrExternal: boolean;
  componentName?: string;
  url?: string;
  target?: string;
  hideTab?: boolean;
  permissionList?: string[];
}

/** A menu item of `getUserPermissionByToken` (contract, part 1 §2.3). */
export interface MenuItem {
  id: string;
  path: string;
  name: string;
  component: string;
  redirect: string | null;
  /** `'0'`: shown in the menu without a route. */
  route: '0' | '1';
  hidden?: true;
  alwaysShow?: true;
  children?: MenuItem[];
  meta: MenuMeta;
}

export const UserPermission = Type.Object({
  menu: Type.Unsafe<MenuItem[]>(Type.Array(Type.Unknown())),
  auth: Type.Array(AuthEntry),
  allAuth: Type.Array(AuthEntry),
  sysSafeMode: Type.Boolean(),
});
export type UserPermission = Static<typeof UserPermission>;
