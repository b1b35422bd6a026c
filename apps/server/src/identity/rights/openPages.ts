import { and, eq, inArray, ne } from 'drizzle-orm';
import { sysPermission, type Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { authority } from './authority';

const BUTTON = 2;

/** Those of the pages, by component, that are in the caller's menu. Users awaiting audit have no menu. */
export async function openPages(
  db: Database,
  caller: Caller,
  components: readonly string[],
): Promise<ReadonlySet<string>> {
  if (caller.status !== 1) return new Set();
  const isAdmin = hasRole(caller, 'admin');
  const { permissionIdsOf, packageOf } = authority(db);
  const [granted, menus] = await Promise.all([
    isAdmin ? packageOf(caller.tenantId) : permissionIdsOf(caller.tenantId, caller.userId),
    db.orm
      .select({ id: sysPermission.id, component: sysPermission.component })
      .from(sysPermission)
      .where(
        and(
          eq(sysPermission.delFlag, 0),
          ne(sysPermission.menuType, BUTTON),
          inArray(sysPermission.component, [...components]),
        ),
      ),
  ]);
  return new Set(menus.flatMap(({ id, component }) => ((granted?.has(id) ?? isAdmin) ? (component ?? []) : [])));
}
