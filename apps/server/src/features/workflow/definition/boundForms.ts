import { hasForm, type ProcessDefinition } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { bulkInsert, flowDeployOnline, formHead, newId, sysDeployForm, sysForm } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import type { RecordForm } from '../../../records/forms/FormRecords';

/** Forms that are bound to deployments (SysDeployForm and FlowDeployOnline). */
export function boundForms({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return {
    /** Binds the forms that a definition names: that of the start as the main form, those of tasks as node forms. */
    async bind(
      caller: Caller,
      deployId: string,
      { nodes }: ProcessDefinition,
      forms: ReadonlyMap<string, RecordForm>,
    ): Promise<void> {
      const links = nodes.filter(hasForm).flatMap(({ id, name, type, formKey }) => {
        const form = formKey === undefined ? undefined : forms.get(formKey);
        const formFlag = type === 'start' ? ('1' as const) : ('2' as const);
        return form ? [{ form, row: { deployId, nodeKey: id, nodeName: name || null, formFlag } }] : [];
      });
      const own = () => ({ id: newId(), ...createdBy(caller, clock()) });
      const designed = links.filter(({ form }) => form.kind === 'form');
      await bulkInsert(
        db,
        sysDeployForm,
        designed.map(({ form, row }) => ({ ...row, ...own(), formId: form.id })),
      );
      const online = links.filter(({ form }) => form.kind === 'online');
      if (online.length === 0) return;
      const heads = await db.orm
        .select({ id: formHead.id, tableName: formHead.tableName })
        .from(formHead)
        .where(
          and(
            eq(formHead.tenantId, caller.tenantId),
            inArray(
              formHead.id,
              online.map(({ form }) => form.id),
            ),
          ),
        );
      const tables = new Map(heads.map(({ id, tableName }) => [id, tableName]));
      await bulkInsert(
        db,
        flowDeployOnline,
        online.map(({ form, row }) => ({
          ...row,
          ...own(),
          onlineId: form.id,
          tableName: tables.get(form.id)!,
        })),
      );
    },

    async unbind(tenantId: number, deployId: string): Promise<void> {
      for (const table of [sysDeployForm, flowDeployOnline]) {
        await db.orm.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.deployId, deployId)));
      }
    },

    /** Id and name of the main form of each deployment that has one. */
    async mainForms(tenantId: number, deployIds: readonly string[]) {
      const designed = await db.orm
        .select({ deployId: sysDeployForm.deployId, formId: sysForm.id, formName: sysForm.formName })
        .from(sysDeployForm)
        .innerJoin(sysForm, and(eq(sysForm.id, sysDeployForm.formId), eq(sysForm.tenantId, tenantId)))
        .where(
          and(
            eq(sysDeployForm.tenantId, tenantId),
            eq(sysDeployForm.formFlag, '1'),
            inArray(sysDeployForm.deployId, [...deployIds]),
          ),
        );
      const online = await db.orm
        .select({ deployId: flowDeployOnline.deployId, formId: formHead.id, formName: formHead.tableTxt })
        .from(flowDeployOnline)
        .innerJoin(formHead, and(eq(formHead.id, flowDeployOnline.onlineId), eq(formHead.tenantId, tenantId)))
        .where(
          and(
            eq(flowDeployOnline.tenantId, tenantId),
            eq(flowDeployOnline.formFlag, '1'),
            inArray(flowDeployOnline.deployId, [...deployIds]),
          ),
        );
      return new Map([...designed, ...online].map((form) => [form.deployId, form]));
    },
  };
}
