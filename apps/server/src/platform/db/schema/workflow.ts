import type { EngineTask, FlowTimer, FlowToken, FlowStatus, ProcessDefinition, Variables } from '@gezi/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, moment, pairIndex, recordId, tenantId } from './columns';
import { historyTable, tenantTable } from './tenantTable';

const username = (name: string) => varchar(name, { length: 100 });
const businessKey = () => varchar('business_key', { length: 64 });
const category = () => varchar('category', { length: 64 });

/** Versions of process definitions. The XML is stored as it was given; `model` is what the engine reads from it. */
export const flowDefinition = tenantTable(
  'flow_definition',
  {
    id: recordId(),
    key: varchar('key', { length: 100 }).notNull(),
    version: integer('version').notNull(),
    name: varchar('name', { length: 200 }).notNull(),
    category: category(),
    deploymentId: idOf('deployment_id').notNull(),
    /** 1 active, 2 suspended. */
    suspensionState: flag('suspension_state').notNull().default('1'),
    /** True for the latest version of its key. */
    isLatest: boolean('is_latest').notNull().default(true),
    xml: text('xml').notNull(),
    model: jsonb('model').$type<ProcessDefinition>().notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('flow_definition_version').on(table.tenantId, table.key, table.version),
    uniqueIndex('flow_definition_deployment').on(table.tenantId, table.deploymentId),
    index('flow_definition_latest')
      .on(table.tenantId, table.createTime.desc().nullsFirst())
      .where(sql`is_latest`),
  ],
);

/**
 * Processes. Every step locks the row, so that tokens, timers and variables, which only steps change, are stored in it.
 */
export const flowInstance = tenantTable(
  'flow_instance',
  {
    id: recordId(),
    definitionId: idOf('definition_id').notNull(),
    definitionKey: varchar('definition_key', { length: 100 }).notNull(),
    definitionName: varchar('definition_name', { length: 200 }).notNull(),
    definitionVersion: integer('definition_version').notNull(),
    deploymentId: idOf('deployment_id').notNull(),
    category: category(),
    title: varchar('title', { length: 255 }).notNull(),
    /** Record that the process is about, and the business or online form it belongs to. */
    businessKey: businessKey(),
    businessService: varchar('business_service', { length: 100 }),
    /** form, online or zdyyw. */
    businessKind: varchar('business_kind', { length: 20 }),
    status: varchar('status', { length: 20 }).$type<FlowStatus>().notNull(),
    isSuspended: boolean('is_suspended').notNull().default(false),
    isHandled: boolean('is_handled').notNull().default(false),
    initiator: username('initiator').notNull(),
    variables: jsonb('variables').$type<Variables>().notNull(),
    tokens: jsonb('tokens').$type<FlowToken[]>().notNull(),
    timers: jsonb('timers').$type<FlowTimer[]>().notNull(),
    /** Time of the earliest timer; null if there is none or the process is suspended. */
    dueTime: moment('due_time'),
    endTime: moment('end_time'),
    ...audit(),
  },
  (table) => [
    index('flow_instance_initiator').on(table.tenantId, table.initiator, table.id.desc().nullsFirst()),
    index('flow_instance_all').on(table.tenantId, table.id.desc().nullsFirst()),
    index('flow_instance_definition').on(table.tenantId, table.definitionId),
    uniqueIndex('flow_instance_business')
      .on(table.tenantId, table.businessKey)
      .where(sql`status = 'running'`),
    index('flow_instance_record').on(table.tenantId, table.businessKey),
    pairIndex('flow_instance_title_pairs', table.title),
    index('flow_instance_due')
      .on(table.dueTime)
      .where(sql`due_time is not null`),
  ],
);

/** Tasks, open and closed. */
export const flowTask = tenantTable(
  'flow_task',
  {
    id: recordId(),
    instanceId: idOf('instance_id').notNull(),
    /** Definition of the process, so that the lists of a user are filtered and counted by one index. */
    definitionId: idOf('definition_id').notNull().default(''),
    tokenId: idOf('token_id').notNull(),
    nodeId: varchar('node_id', { length: 100 }).notNull(),
    name: varchar('name', { length: 200 }).notNull(),
    assignee: username('assignee'),
    candidateUsers: jsonb('candidate_users').$type<EngineTask['candidateUsers']>().notNull(),
    candidateGroups: jsonb('candidate_groups').$type<EngineTask['candidateGroups']>().notNull(),
    owner: username('owner'),
    agentFor: username('agent_for'),
    isClaimed: boolean('is_claimed').notNull().default(false),
    addedBy: username('added_by'),
    /** open, completed, skipped, cancelled. */
    state: varchar('state', { length: 10 }).notNull().default('open'),
    /** Kind of the comment it ended with; see `FLOW_COMMENT`. */
    outcome: varchar('outcome', { length: 1 }),
    comment: text('comment'),
    files: text('files'),
    values: jsonb('values').$type<Variables>(),
    createTime: moment('create_time').notNull(),
    endTime: moment('end_time'),
    tenantId: tenantId(),
  },
  (table) => [
    index('flow_task_assignee').on(
      table.tenantId,
      table.assignee,
      table.state,
      table.id.desc().nullsFirst(),
      table.definitionId,
    ),
    index('flow_task_instance').on(table.tenantId, table.instanceId, table.state),
  ],
);

/** Candidates who may claim an open task: usernames, and groups as `group:…`. */
export const flowCandidate = pgTable(
  'flow_candidate',
  {
    taskId: idOf('task_id').notNull(),
    target: varchar('target', { length: 200 }).notNull(),
    tenantId: tenantId(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.target, table.taskId] }),
    index('flow_candidate_task').on(table.taskId),
  ],
);

/** Everything that happened in a process; append-only while the process exists. */
export const flowHistory = historyTable(
  'flow_history',
  'time',
  {
    id: recordId(),
    instanceId: idOf('instance_id').notNull(),
    type: varchar('type', { length: 20 }).notNull(),
    nodeId: varchar('node_id', { length: 100 }),
    taskId: idOf('task_id'),
    /** Username; null for the engine. */
    username: username('username'),
    /** Usernames and groups concerned, comma-joined. */
    receivers: text('receivers'),
    comment: text('comment'),
    files: text('files'),
    time: moment('time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [index('flow_history_instance').on(table.tenantId, table.instanceId, table.id)],
);

/** Copies of processes that users were sent. */
export const flowCc = tenantTable(
  'flow_cc',
  {
    id: recordId(),
    title: varchar('title', { length: 255 }),
    flowId: idOf('flow_id'),
    flowName: varchar('flow_name', { length: 200 }),
    category: category(),
    deploymentId: idOf('deployment_id'),
    instanceId: idOf('instance_id').notNull(),
    taskId: idOf('task_id'),
    businessKey: businessKey(),
    username: username('username').notNull(),
    state: flag('state').$type<'0' | '1'>().notNull().default('0'),
    initiatorUsername: username('initiator_username'),
    ...audit(),
  },
  (table) => [
    index('flow_cc_user').on(table.tenantId, table.username, table.createTime.desc().nullsFirst()),
    index('flow_cc_instance').on(table.tenantId, table.instanceId),
  ],
);

export const flowCategory = tenantTable(
  'flow_category',
  {
    id: recordId(),
    name: varchar('name', { length: 100 }).notNull(),
    code: varchar('code', { length: 64 }).notNull(),
    appType: varchar('app_type', { length: 64 }),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [uniqueIndex('flow_category_code').on(table.tenantId, table.code)],
);

/** Listeners that administrators offer to definitions. */
export const flowListener = tenantTable(
  'flow_listener',
  {
    id: recordId(),
    name: varchar('name', { length: 100 }).notNull(),
    type: flag('type').notNull(),
    eventType: varchar('event_type', { length: 20 }).notNull(),
    valueType: flag('value_type').notNull(),
    value: varchar('value', { length: 500 }).notNull(),
    status: flag('status').$type<'0' | '1'>().notNull().default('1'),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [index('flow_listener_tenant').on(table.tenantId, table.createTime.desc().nullsFirst())],
);

export const flowExpression = tenantTable(
  'flow_expression',
  {
    id: recordId(),
    name: varchar('name', { length: 100 }).notNull(),
    expression: varchar('expression', { length: 2000 }).notNull(),
    status: flag('status').$type<'0' | '1'>().notNull().default('1'),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [index('flow_expression_tenant').on(table.tenantId, table.createTime.desc().nullsFirst())],
);
