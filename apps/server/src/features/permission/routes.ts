import { getUserPermissionByToken, type AuthEntry } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { hasRole } from '../../http/Caller';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { buildMenu } from './buildMenu';
import { permissionStore, type PermissionRow } from './store';

const BUTTON = 2;

export function permissionRoutes(app: FastifyInstance, { db }: Services): void {
  const store = permissionStore(db);

  serve(app, getUserPermissionByToken, async (_input, caller) => {
    const [rows, granted] = await Promise.all([store.all(), store.grantedTo(caller.userId, caller.tenantId)]);
    const all = hasRole(caller, 'admin');
    const buttons = rows.filter(({ menuType }) => menuType === BUTTON);
    // Who waits for audit finds the account pages only, which are in no menu.
    const mine = caller.status === 1 ? rows.filter(({ id }) => all || granted.has(id)) : [];
    return {
      menu: buildMenu(mine.filter(({ menuType }) => menuType !== BUTTON)),
      auth: mine.filter(({ menuType, status }) => menuType === BUTTON && status === '1').map(authEntry),
      allAuth: buttons.map((row) => ({ ...authEntry(row), status: row.status })),
      sysSafeMode: false,
    };
  });
}

const authEntry = ({ perms, permsType, name }: PermissionRow): AuthEntry => ({
  action: perms ?? '',
  type: permsType ?? '1',
  describe: name,
});
