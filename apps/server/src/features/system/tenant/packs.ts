import {
  type InputOf,
  type listTenantPacks,
  type ResultOf,
  type TenantPack,
  type TenantPackAdd,
  type TenantPackEdit,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { texts } from '../../../platform/texts';
import { packStore } from './packStore';
import { TENANT_EDIT } from './tenants';

/** Packages of permissions for tenants. Only administrators of all tenants may manage them. */
export function tenantPacks({ db, clock, rights }: Services) {
  const store = packStore(db, clock);
  const { mustAdministerAll, mustBeKnown } = authority(db);

  return { list, view, add, edit, remove };

  async function list(
    caller: Caller,
    request: InputOf<typeof listTenantPacks>,
  ): Promise<ResultOf<typeof listTenantPacks>> {
    await expectPlatformAdmin(caller);
    const { rows, total, list: query } = await store.list(request);
    return pageOf(await toWire(rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<TenantPack> {
    await expectPlatformAdmin(caller);
    const found = await store.find(id);
    if (!found) throw refuse(texts.notFound, 'id');
    return (await toWire([found]))[0]!;
  }

  function add(caller: Caller, { permissionIds, ...input }: TenantPackAdd, logChange: LogChange): Promise<TenantPack> {
    return rights.change('anybody', async () => {
      await expectPlatformAdmin(caller);
      await expectFreeName(input.packName);
      await mustBeKnown(permissionIds);
      const id = await store.add(caller, { remarks: null, ...input });
      await store.setPermissions(id, permissionIds);
      await logChange('add', () => texts.audit.packSaved(input.packName), { id, ...input, permissionIds });
      return view(caller, id);
    });
  }

  function edit(
    caller: Caller,
    { id, updateTime, permissionIds, ...changes }: TenantPackEdit,
    logChange: LogChange,
  ): Promise<TenantPack> {
    return rights.change('anybody', async () => {
      await expectPlatformAdmin(caller);
      const before = await store.find(id, true);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      if (changes.packName !== undefined) await expectFreeName(changes.packName, id);
      await store.save(caller, id, changes);
      if (permissionIds) {
        await mustBeKnown(permissionIds);
        await store.setPermissions(id, permissionIds);
      }
      if (!(await hasPermission(db, caller, TENANT_EDIT))) throw refuse(texts.tenant.locksOneselfOut, 'permissionIds');
      await logChange('edit', () => texts.audit.packSaved(changes.packName ?? before.packName), {
        id,
        ...changes,
        permissionIds,
      });
      return view(caller, id);
    });
  }

  async function remove(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      await expectPlatformAdmin(caller);
      if (!(await store.find(id, true))) throw refuse(texts.notFound, 'id');
      const tenants = (await store.tenantCounts([id])).get(id) ?? 0;
      if (tenants > 0) throw refuse(texts.tenant.packInUse(tenants), 'id');
      await store.remove(id);
      await logChange('delete', () => texts.audit.packDeleted, { id });
    });
    return null;
  }

  function expectPlatformAdmin(caller: Caller): Promise<void> {
    return mustAdministerAll(caller, texts.tenant.shared);
  }

  async function expectFreeName(packName: string, id?: string): Promise<void> {
    if (await store.isTaken(packName, id)) throw refuse(texts.tenant.packTaken(packName), 'packName');
  }

  async function toWire(rows: NonNullable<Awaited<ReturnType<typeof store.find>>>[]): Promise<TenantPack[]> {
    const ids = rows.map(({ id }) => id);
    const [permissions, tenants] = [await store.permissionsOf(ids), await store.tenantCounts(ids)];
    return rows.map((row) => ({
      ...row,
      permissionIds: permissions.get(row.id) ?? [],
      tenantCount: tenants.get(row.id) ?? 0,
    }));
  }
}
