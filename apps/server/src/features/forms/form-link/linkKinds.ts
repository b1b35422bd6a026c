import { customFormFields, deployFormFields, deployOnlineFields } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { flowDeployOnline, formHead, sysCustomForm, sysDeployForm, sysForm } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { headStore } from '../shared/headStore';
import { formStore } from '../shared/formStore';
import { customFormColumns, linkColumns } from './linkColumns';
import { completeCustom } from './completeCustom';
import { linkRecords } from './linkRecords';

const NODE = { nodeKey: null, nodeName: null, formFlag: '1' } as const;

/**
 * The three kinds of records that link forms to processes. The form must exist in the tenant. A business is a registered
 * one and bound to a deployment of the tenant; other deployments are stored unchecked.
 */
export function linkKinds(services: Services) {
  const { db, clock } = services;
  const designed = formStore(db, clock);
  const online = headStore(db, clock);
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  const t = texts.formLink;

  const custom = linkRecords(services, {
    table: sysCustomForm,
    page: 'flowable/CustomFormList',
    fields: customFormFields,
    title: () => t.custom,
    columns: () => Promise.resolve(customFormColumns()),
    defaults: { deployId: null, routeName: null, component: null },
    complete: (caller, members) => completeCustom(db, caller, members),
  });

  const deployed = linkRecords(services, {
    table: sysDeployForm,
    page: 'flowable/DeployFormList',
    fields: deployFormFields,
    title: () => t.deployed,
    async columns({ tenantId }: Caller) {
      const forms = await db.orm
        .select({ id: sysForm.id })
        .from(sysForm)
        .where(and(eq(sysForm.tenantId, tenantId), eq(sysForm.delFlag, 0)));
      return linkColumns('formId', t.columns.formId, idsOf(forms));
    },
    defaults: NODE,
    async complete(caller, members) {
      if (!(await designed.find(caller, members.formId))) throw refuse(t.noForm(members.formId), 'formId');
      return members;
    },
  });

  const deployedOnline = linkRecords(services, {
    table: flowDeployOnline,
    page: 'flowable/DeployOnlineList',
    fields: deployOnlineFields,
    title: () => t.deployedOnline,
    async columns({ tenantId }: Caller) {
      const heads = await db.orm.select({ id: formHead.id }).from(formHead).where(eq(formHead.tenantId, tenantId));
      return linkColumns('onlineId', t.columns.onlineId, idsOf(heads));
    },
    defaults: NODE,
    async complete(caller, members) {
      const head = await online.byId(caller, members.onlineId);
      if (!head) throw refuse(t.noForm(members.onlineId), 'onlineId');
      return { ...members, tableName: head.tableName };
    },
  });

  return { custom, deployed, deployedOnline };
}
