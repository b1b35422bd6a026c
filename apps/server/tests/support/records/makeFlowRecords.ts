import { writeBpmn, type ProcessDefinition } from '@gezi/domain';
import {
  flowCc,
  flowDefinition,
  flowDeployOnline,
  flowHistory,
  flowInstance,
  flowTask,
  sysCustomForm,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';

const NOW = '2026-01-01 00:00:00';
const model: ProcessDefinition = {
  key: 'approval',
  name: '审批',
  nodes: [
    { id: 'start', name: '', type: 'start' },
    {
      id: 'task',
      name: '审批',
      type: 'userTask',
      people: { dataType: 'fixed', assignee: 'admin', candidateUsers: [], candidateGroups: [] },
    },
    { id: 'end', name: '', type: 'end' },
  ],
  flows: [
    { id: 'f1', name: '', from: 'start', to: 'task' },
    { id: 'f2', name: '', from: 'task', to: 'end' },
  ],
};

/** Definitions and suspended processes of both tenants: `own-flow…` and `foreign-flow…`. */
export async function makeFlowRecords({ db }: TestServer): Promise<void> {
  const xml = await writeBpmn(model);
  for (const [owner, tenantId, initiator] of [
    ['own', 1, 'admin'],
    ['foreign', 2, 'jb_manager'],
  ] as const) {
    const audit = { createTime: NOW, updateTime: NOW, tenantId };
    for (const part of ['flow', 'flow-delete']) {
      const id = `${owner}-${part}`;
      await db.orm
        .insert(flowDefinition)
        .values({ id, key: id, version: 1, name: id, deploymentId: `${id}-deploy`, xml, model, ...audit });
      await db.orm.insert(flowInstance).values({
        id,
        definitionId: `${owner}-flow`,
        definitionKey: 'approval',
        definitionName: '审批',
        definitionVersion: 1,
        deploymentId: `${owner}-flow-deploy`,
        title: id,
        businessKey: `${id}-data`,
        businessService: `${owner}-flow-service`,
        businessKind: 'zdyyw',
        status: 'running',
        isSuspended: true,
        initiator,
        variables: {},
        tokens: [{ id: 'token', nodeId: 'task', flowId: 'f1', trail: [{ visit: 'v', nodeId: 'task' }] }],
        timers: [],
        ...audit,
      });
    }
    await db.orm.insert(flowTask).values({
      id: `${owner}-flow-task`,
      instanceId: `${owner}-flow`,
      tokenId: 'token',
      nodeId: 'task',
      name: '审批',
      assignee: 'admin',
      candidateUsers: [],
      candidateGroups: [],
      createTime: NOW,
      tenantId,
    });
    await db.orm.insert(flowHistory).values({
      id: `${owner}-flow-history`,
      instanceId: `${owner}-flow`,
      type: 'start',
      nodeId: 'start',
      username: initiator,
      time: NOW,
      tenantId,
    });
    await db.orm
      .insert(flowCc)
      .values({ id: `${owner}-flow-cc`, instanceId: `${owner}-flow`, username: initiator, ...audit });
    await db.orm.insert(sysCustomForm).values({
      id: `${owner}-flow-custom`,
      businessName: '测试业务',
      businessService: `${owner}-flow-service`,
      deployId: `${owner}-flow-deploy`,
      ...audit,
    });
    await db.orm.insert(flowDeployOnline).values({
      id: `${owner}-flow-online`,
      onlineId: `${owner}-flow-form`,
      tableName: 'x',
      deployId: `${owner}-flow-deploy`,
      ...audit,
    });
  }
}
