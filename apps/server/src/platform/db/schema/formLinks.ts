import { index, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** The workflow engine's id of a deployment. */
const deployId = () => varchar('deploy_id', { length: 64 });
const node = () => ({
  nodeKey: varchar('node_key', { length: 100 }),
  nodeName: varchar('node_name', { length: 200 }),
  /** 1: of the whole process, 2: of a node. */
  formFlag: flag('form_flag').$type<'1' | '2'>().notNull().default('1'),
});

/** Custom pages used in workflow processes. */
export const sysCustomForm = tenantTable(
  'sys_custom_form',
  {
    id: recordId(),
    businessName: varchar('business_name', { length: 100 }).notNull(),
    businessService: varchar('business_service', { length: 100 }).notNull(),
    deployId: deployId(),
    routeName: varchar('route_name', { length: 200 }),
    component: varchar('component', { length: 200 }),
    ...audit(),
  },
  (table) => [index('sys_custom_form_tenant').on(table.tenantId, table.createTime.desc().nullsFirst())],
);

/** Designed forms bound to deployments. */
export const sysDeployForm = tenantTable(
  'sys_deploy_form',
  {
    id: recordId(),
    formId: idOf('form_id').notNull(),
    deployId: deployId().notNull(),
    ...node(),
    ...audit(),
  },
  (table) => [index('sys_deploy_form_deploy').on(table.tenantId, table.deployId)],
);

/** Online forms bound to deployments. */
export const flowDeployOnline = tenantTable(
  'flow_deploy_online',
  {
    id: recordId(),
    onlineId: idOf('online_id').notNull(),
    tableName: varchar('table_name', { length: 64 }).notNull(),
    deployId: deployId().notNull(),
    ...node(),
    ...audit(),
  },
  (table) => [index('flow_deploy_online_deploy').on(table.tenantId, table.deployId)],
);
