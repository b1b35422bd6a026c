import type { FormRecord } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { flowDefinition, flowDeployOnline, flowInstance, sysDeployForm, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

/** Processes that form records are in. */
export function recordProcesses(db: Database) {
  const ofRecords = ({ tenantId }: Caller, ids: readonly string[]) =>
    and(eq(flowInstance.tenantId, tenantId), inArray(flowInstance.businessKey, [...ids]));

  return {
    /** True if a form is bound to a process. */
    async isBound({ tenantId }: Caller, formId: string): Promise<boolean> {
      const [designed] = await db.orm
        .select({ id: sysDeployForm.id })
        .from(sysDeployForm)
        .where(and(eq(sysDeployForm.tenantId, tenantId), eq(sysDeployForm.formId, formId)))
        .limit(1);
      if (designed) return true;
      const [online] = await db.orm
        .select({ id: flowDeployOnline.id })
        .from(flowDeployOnline)
        .where(and(eq(flowDeployOnline.tenantId, tenantId), eq(flowDeployOnline.onlineId, formId)))
        .limit(1);
      return online !== undefined;
    },

    /** A form stays while a process needs it. @throws {Refusal} for a form of an active definition or a running process */
    async refuseUsed({ tenantId }: Caller, formIds: readonly string[]): Promise<void> {
      const deployments = union(
        db.orm
          .select({ id: sysDeployForm.deployId })
          .from(sysDeployForm)
          .where(and(eq(sysDeployForm.tenantId, tenantId), inArray(sysDeployForm.formId, [...formIds]))),
        db.orm
          .select({ id: flowDeployOnline.deployId })
          .from(flowDeployOnline)
          .where(and(eq(flowDeployOnline.tenantId, tenantId), inArray(flowDeployOnline.onlineId, [...formIds]))),
      );
      const ids = (await deployments).map(({ id }) => id);
      if (ids.length === 0) return;
      const [active] = await db.orm
        .select({ id: flowDefinition.id })
        .from(flowDefinition)
        .where(
          and(
            eq(flowDefinition.tenantId, tenantId),
            inArray(flowDefinition.deploymentId, ids),
            eq(flowDefinition.isLatest, true),
            eq(flowDefinition.suspensionState, '1'),
          ),
        )
        .limit(1);
      const [running] = await db.orm
        .select({ id: flowInstance.id })
        .from(flowInstance)
        .where(
          and(
            eq(flowInstance.tenantId, tenantId),
            inArray(flowInstance.deploymentId, ids),
            eq(flowInstance.status, 'running'),
          ),
        )
        .limit(1);
      if (active || running) throw refuse(texts.form.usedByFlow, 'id');
    },

    /** Only the steps of a running process change its record. @throws {Refusal} naming `id` */
    async refuseRunning(caller: Caller, ids: readonly string[]): Promise<void> {
      const [running] = await db.orm
        .select({ id: flowInstance.id })
        .from(flowInstance)
        .where(and(ofRecords(caller, ids), eq(flowInstance.status, 'running')))
        .limit(1);
      if (running) throw refuse(texts.form.inProcess, 'id');
    },

    /** Adds `flowStatus` and `procInsId` of the latest process to the records that have one. */
    async withStates(caller: Caller, records: readonly FormRecord[]): Promise<FormRecord[]> {
      if (records.length === 0) return [];
      const found = await db.orm
        .select({ key: flowInstance.businessKey, procInsId: flowInstance.id, flowStatus: flowInstance.status })
        .from(flowInstance)
        .where(
          ofRecords(
            caller,
            records.map(({ id }) => id as string),
          ),
        )
        .orderBy(asc(flowInstance.id));
      const latest = new Map(found.map(({ key, ...state }) => [key, state]));
      // A field of the form may have one of these names.
      return records.map((record) => ({ ...latest.get(record.id as string), ...record }));
    },
  };
}
