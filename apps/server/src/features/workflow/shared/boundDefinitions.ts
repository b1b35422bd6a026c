import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { flowDeployOnline, onlineFormData, sysCustomForm, type Database } from '../../../platform/db';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { definitionStore, StoredDefinition } from './definitionStore';
import { flowTexts as t } from './flowTexts';

/** Definitions that a business or an online form is bound to. */
export function boundDefinitions(db: Database, definitions: ReturnType<typeof definitionStore>) {
  return { isBound, ofService, ofOnlineForm };

  /** The deployment that the newest custom form of a business is bound to. */
  async function deploymentOf(tenantId: number, service: string): Promise<string | undefined> {
    const [form] = await db.orm
      .select({ deployId: sysCustomForm.deployId })
      .from(sysCustomForm)
      .where(
        and(
          eq(sysCustomForm.tenantId, tenantId),
          eq(sysCustomForm.businessService, service),
          isNotNull(sysCustomForm.deployId),
          ne(sysCustomForm.deployId, ''),
        ),
      )
      .orderBy(desc(sysCustomForm.updateTime), desc(sysCustomForm.id))
      .limit(1);
    return form?.deployId ?? undefined;
  }

  async function isBound(tenantId: number, service: string): Promise<boolean> {
    return (await deploymentOf(tenantId, service)) !== undefined;
  }

  /** The latest version of the definition that a business is bound to (contract, part 4 §4.1: a key is bound). */
  async function ofService(tenantId: number, service: string): Promise<StoredDefinition | undefined> {
    const deployId = await deploymentOf(tenantId, service);
    if (deployId === undefined) throw refuse(t.unknownService(service), 'serviceName');
    const bound = await definitions.byDeployment(tenantId, deployId);
    return bound && definitions.byKey(tenantId, bound.key);
  }

  /** A deployment that an online form is linked to; the record must be one of the form that the caller may change. */
  async function ofOnlineForm(
    caller: Caller,
    onlineId: string,
    deployId: string,
    dataId: string,
  ): Promise<StoredDefinition | undefined> {
    const { tenantId, username } = caller;
    const isAdmin = await hasPermission(db, caller, 'online:cgform:edit');
    const [link] = await db.orm
      .select({ id: flowDeployOnline.id })
      .from(flowDeployOnline)
      .where(
        and(
          eq(flowDeployOnline.tenantId, tenantId),
          eq(flowDeployOnline.onlineId, onlineId),
          eq(flowDeployOnline.deployId, deployId),
        ),
      )
      .limit(1);
    if (!link) throw refuse(t.unknownService(onlineId), 'onlineId');
    const [record] = await db.orm
      .select({ id: onlineFormData.id })
      .from(onlineFormData)
      .where(
        and(
          eq(onlineFormData.tenantId, tenantId),
          eq(onlineFormData.formId, onlineId),
          eq(onlineFormData.id, dataId),
          isAdmin ? undefined : eq(onlineFormData.createBy, username),
        ),
      )
      .limit(1);
    if (!record) throw refuse(t.wrongRecord, 'dataId');
    return definitions.byDeployment(tenantId, deployId);
  }
}
