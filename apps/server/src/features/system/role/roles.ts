import {
  BUILT_IN_ROLES,
  type InputOf,
  type listRoles,
  type ResultOf,
  type RoleAdd,
  type RoleEdit,
  type RoleRow,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { removeListed } from '../../../records/lists/removeListed';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { readGrants } from '../../../identity/rights/readGrants';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { roleStore } from './store';

/** Management of roles. Shared roles may be changed only by administrators of all tenants. */
export function roles(services: Services) {
  const { db } = services;
  const store = roleStore(services);
  const { mustHold, mustAdministerAll } = authority(db);

  return { store, list, allRows, view: store.findOrRefuse, checkCode, add, edit, remove };

  async function list(caller: Caller, request: InputOf<typeof listRoles>): Promise<ResultOf<typeof listRoles>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(rows, total, query);
  }

  /** All rows that match the query of the list. @param ids selected rows; empty = all */
  async function allRows(caller: Caller, request: InputOf<typeof listRoles>, ids: readonly string[]) {
    const only = ids.length > 0 ? { id_MultiString: ids.join(',') } : {};
    const { rows } = await store.list(caller, { ...request, ...only, pageSize: MAX_PAGE_SIZE });
    return rows;
  }

  async function checkCode(roleCode: string, id?: string): Promise<true> {
    if (await store.isTaken(roleCode, id)) throw refuse(texts.role.codeTaken(roleCode), 'roleCode');
    return true;
  }

  async function add(caller: Caller, input: RoleAdd, logChange: LogChange): Promise<RoleRow> {
    return db.transaction(async () => {
      await checkCode(input.roleCode);
      const id = await store.add(caller, { description: null, ...input });
      await logChange('add', () => texts.audit.roleAdded(input.roleName), { id, ...input });
      return store.findOrRefuse(withoutDataRules(caller), id);
    });
  }

  async function edit(caller: Caller, input: RoleEdit, logChange: LogChange): Promise<RoleRow> {
    const { id, updateTime, ...changes } = input;
    return db.transaction(async () => {
      const before = await expectChangeable(caller, await store.findOrRefuse(caller, id, true));
      expectVersion(before, updateTime);
      if (changes.roleCode !== undefined && changes.roleCode !== before.roleCode) {
        if (BUILT_IN_ROLES.includes(before.roleCode)) throw refuse(texts.role.builtIn, 'roleCode');
        await checkCode(changes.roleCode, id);
      }
      await store.save(caller, id, changes);
      await logChange('edit', () => texts.audit.roleEdited(changes.roleName ?? before.roleName), {
        id,
        before,
        ...changes,
      });
      return store.findOrRefuse(withoutDataRules(caller), id);
    });
  }

  /** @throws {Refusal} when a user has one of the roles; nothing is deleted then */
  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return removeListed(
      db,
      ids,
      async (wanted) => {
        const found = await store.findByIds(caller, wanted);
        for (const role of found) {
          await expectChangeable(caller, role);
          if (BUILT_IN_ROLES.includes(role.roleCode)) throw refuse(texts.role.builtIn, 'ids');
        }
        if (found.length === 0) return [];
        const holderCount = await store.countHolders(found.map(({ id }) => id));
        if (holderCount > 0) throw refuse(texts.role.held(holderCount), 'ids');
        await store.remove(found);
        return found.map(({ id }) => id);
      },
      (removed) => logChange('delete', () => texts.audit.roleDeleted, { ids: removed }),
    );
  }

  async function expectChangeable<Role extends { id: string; tenantId: number | null }>(
    caller: Caller,
    role: Role,
  ): Promise<Role> {
    if (role.tenantId === 0) await mustAdministerAll(caller, texts.grant.sharedRole, 'id');
    await mustHold(caller, await readGrants.ofRoles(db, [role.id]), 'id');
    return role;
  }
}
