import type { GivenRules, RightTree } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { diffIds } from '../../../identity/rights/diffIds';
import { selectRules, givenRules } from '../../../identity/rights/givenRules';
import { readGrants, wholeRights } from '../../../identity/rights/readGrants';
import { readRights, rightTree } from '../../../identity/rights/rightTree';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { departRoles } from './departRoles';
import { departRoleStore, visibleDepartRoles } from './store';

/** Permissions of departments and of their roles. Callers must hold every permission they grant or revoke. */
export function departRights(services: Services, { role, depart }: ReturnType<typeof departRoles>) {
  const { db, clock, rights, dataRules } = services;
  const store = departRoleStore(db, clock, visibleDepartRoles(dataRules));
  const { mustHold, mustBeKnown, mustBeInPackage } = authority(db);

  return { tree, ofDepart, saveDepart, ofRole, saveRole, departRules, saveDepartRules, roleRules, saveRoleRules };

  async function tree(caller: Caller, departId: string): Promise<RightTree> {
    const permissions = new Set(await ofDepart(caller, departId));
    return rightTree((await readRights(db, caller.tenantId)).filter(({ id }) => permissions.has(id)));
  }

  async function ofDepart(caller: Caller, departId: string): Promise<string[]> {
    return store.permissionsOfDepart((await depart(caller, departId)).id);
  }

  async function saveDepart(
    caller: Caller,
    departId: string,
    requestedIds: string,
    last: string,
    logChange: LogChange,
  ): Promise<null> {
    const { added, removed } = diffIds(requestedIds, last);
    await rights.change('anybody', async () => {
      const { departName } = await depart(caller, departId);
      await mustBeKnown(added);
      await mustBeInPackage(caller, added);
      await mustHold(caller, wholeRights([...added, ...removed]), 'permissionIds');
      await store.grantDepart(departId, added);
      await store.revokeDepart(departId, removed);
      await logChange('edit', () => texts.audit.departPermissionsSaved(departName), { departId, added, removed });
    });
    return null;
  }

  async function ofRole(caller: Caller, roleId: string): Promise<string[]> {
    return store.permissionsOfRoles([(await role(caller, roleId, 'roleId')).id]);
  }

  async function saveRole(
    caller: Caller,
    roleId: string,
    requestedIds: string,
    last: string,
    logChange: LogChange,
  ): Promise<null> {
    const { added, removed } = diffIds(requestedIds, last);
    await rights.change('anybody', async () => {
      const { departId, roleName } = await role(caller, roleId, 'roleId', true);
      const ofDepartPermissions = new Set(await store.permissionsOfDepart(departId));
      if (added.some((id) => !ofDepartPermissions.has(id)))
        throw refuse(texts.departRole.outsideDepart, 'permissionIds');
      await mustHold(caller, wholeRights([...added, ...removed]), 'permissionIds');
      await store.grantRole(roleId, added);
      await store.revokeRole(roleId, removed);
      await logChange('edit', () => texts.audit.permissionsSaved(roleName), { roleId, added, removed });
    });
    return null;
  }

  async function departRules(caller: Caller, departId: string, permissionId: string): Promise<GivenRules> {
    await depart(caller, departId);
    return givenRules(db, permissionId, (await store.rulesOfDepart(departId, permissionId)) ?? null);
  }

  async function saveDepartRules(
    caller: Caller,
    departId: string,
    permissionId: string,
    requestedIds: string,
    logChange: LogChange,
  ): Promise<null> {
    await rights.change('anybody', async () => {
      const { departName } = await depart(caller, departId);
      const selectedRules = await selectRules(db, permissionId, requestedIds);
      await mustHoldRules(caller, permissionId, await store.rulesOfDepart(departId, permissionId), selectedRules);
      await store.saveRulesOfDepart(departId, permissionId, selectedRules);
      await logChange('edit', () => texts.audit.rulesSaved(departName), {
        departId,
        permissionId,
        dataRuleIds: selectedRules,
      });
    });
    return null;
  }

  async function roleRules(caller: Caller, roleId: string, permissionId: string): Promise<GivenRules> {
    await role(caller, roleId, 'roleId');
    return givenRules(db, permissionId, (await store.rulesOfRole(roleId, permissionId)) ?? null);
  }

  async function saveRoleRules(
    caller: Caller,
    roleId: string,
    permissionId: string,
    requestedIds: string,
    logChange: LogChange,
  ): Promise<null> {
    await rights.change('anybody', async () => {
      const { roleName } = await role(caller, roleId, 'roleId');
      const selectedRules = await selectRules(db, permissionId, requestedIds);
      await mustHoldRules(caller, permissionId, await store.rulesOfRole(roleId, permissionId), selectedRules);
      await store.saveRulesOfRole(roleId, permissionId, selectedRules);
      await logChange('edit', () => texts.audit.rulesSaved(roleName), {
        roleId,
        permissionId,
        dataRuleIds: selectedRules,
      });
    });
    return null;
  }

  /** @param before previous rule ids, comma-joined; undefined when the page is not granted */
  async function mustHoldRules(
    caller: Caller,
    permissionId: string,
    before: string | null | undefined,
    selectedRules: string | null,
  ): Promise<void> {
    if (before === undefined) throw refuse(texts.grant.notGranted, 'permissionId');
    for (const ids of [before, selectedRules]) {
      await mustHold(caller, [await readGrants.ofRules(db, permissionId, ids)], 'dataRuleIds');
    }
  }
}
