import {
  clearGatewayCache,
  deleteGatewayRoute,
  getPermCode,
  getUserPermissionByToken,
  listGatewayRoutes,
  saveGatewayRoutes,
  type AuthEntry,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { TNull, TSchema } from 'typebox';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { inCurrentLanguage, texts } from '../../../platform/texts';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { buildMenu } from './buildMenu';
import { permissionAdminRoutes } from './adminRoutes';
import { withoutOwnPages } from './ownPages';
import { permissionStore, type PermissionRow } from './store';

const BUTTON = 2;

export function permissionRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const store = permissionStore(db, clock);
  const { permissionIdsOf, packageOf } = authority(db);
  permissionAdminRoutes(app, services);

  const accessOf = async (caller: Caller) => {
    const all = hasRole(caller, 'admin');
    const [rows, granted] = await Promise.all([
      store.all(),
      all ? packageOf(caller.tenantId) : permissionIdsOf(caller.tenantId, caller.userId),
    ]);
    const buttons = rows.filter(({ menuType }) => menuType === BUTTON);
    // Users awaiting audit get only the account pages, which are not in the menu.
    const grantedRows = caller.status === 1 ? rows.filter(({ id }) => (granted ? granted.has(id) : all)) : [];
    const menus = grantedRows.filter(({ menuType }) => menuType !== BUTTON);
    return {
      menu: buildMenu(config.platformMenus ? withoutOwnPages(menus) : menus),
      auth: grantedRows.filter(({ menuType, status }) => menuType === BUTTON && status === '1').map(authEntry),
      allAuth: buttons.map((row) => ({ ...authEntry(row), status: row.status })),
      sysSafeMode: false,
    };
  };

  serve(app, getUserPermissionByToken, (_input, caller) => accessOf(caller));
  serve(app, getPermCode, async (_input, caller) => {
    const { menu: _menu, ...authInfo } = await accessOf(caller);
    return { codeList: authInfo.auth.map(({ action }) => action), ...authInfo };
  });
  serve(app, listGatewayRoutes, async () => []);
  for (const change of [saveGatewayRoutes, deleteGatewayRoute]) {
    serve<TSchema, TNull>(app, change, async () => {
      throw refuse(texts.noGateway);
    });
  }
  serve(app, clearGatewayCache, async () => new WithMessage(texts.cleared, null));
}

const authEntry = ({ perms, permsType, name, nameEn }: PermissionRow): AuthEntry => ({
  action: perms ?? '',
  type: permsType ?? '1',
  describe: inCurrentLanguage(name, nameEn),
});
