import { flowExpression, flowListener } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { formDesigners } from '../support/rights/roles';

const NOW = '2026-01-01 00:00:00';
const DESIGNERS: readonly User[] = ['admin', 'manager'];
const kept = (here: readonly User[], there: readonly User[], part: string, member = 'id') => [
  line('own tenant’s', here, () => ({ [member]: `own-${part}` })),
  line('other tenant’s', there, () => ({ [member]: `foreign-${part}` })),
];
const listener = { name: 'x', type: '1', eventType: 'start', valueType: '1', value: 'notify' };

export const tests: EndpointTests = {
  rights: {
    listFlowListeners: { users: formDesigners },
    viewFlowListener: { users: formDesigners, input: { id: 'x' } },
    addFlowListener: { users: formDesigners, input: listener },
    editFlowListener: { users: formDesigners, input: { id: 'x' } },
    deleteFlowListener: { users: formDesigners, input: { id: 'x' } },
    deleteFlowListeners: { users: formDesigners, input: { ids: 'x' } },
    listFlowExpressions: { users: formDesigners },
    viewFlowExpression: { users: formDesigners, input: { id: 'x' } },
    addFlowExpression: { users: formDesigners, input: { name: 'x', expression: '${' } },
    editFlowExpression: { users: formDesigners, input: { id: 'x' } },
    deleteFlowExpression: { users: formDesigners, input: { id: 'x' } },
    deleteFlowExpressions: { users: formDesigners, input: { ids: 'x' } },
  },
  // Always refused: the event is none of tasks, the expression cannot be read and its remark is too long.
  goodInputs: {
    addFlowListener: listener,
    editFlowListener: { id: 'x' },
    addFlowExpression: { name: 'x', expression: '${', remark: 'x'.repeat(501) },
    editFlowExpression: { id: 'x' },
  },
  records: {
    listFlowListeners: kept(DESIGNERS, THERE, 'listener-edit'),
    viewFlowListener: kept(DESIGNERS, THERE, 'listener-edit'),
    addFlowListener: 'no record',
    editFlowListener: kept(DESIGNERS, THERE, 'listener-edit'),
    deleteFlowListener: kept(['admin'], ['jb_manager'], 'listener-delete'),
    deleteFlowListeners: kept(['admin'], ['jb_manager'], 'listener-deletes', 'ids'),
    listFlowExpressions: kept(DESIGNERS, THERE, 'expression-edit'),
    viewFlowExpression: kept(DESIGNERS, THERE, 'expression-edit'),
    addFlowExpression: 'no record',
    editFlowExpression: kept(DESIGNERS, THERE, 'expression-edit'),
    deleteFlowExpression: kept(['admin'], ['jb_manager'], 'expression-delete'),
    deleteFlowExpressions: kept(['admin'], ['jb_manager'], 'expression-deletes', 'ids'),
  },
  rulePages: [
    {
      component: 'flowable/ListenerList',
      list: 'listFlowListeners',
      view: 'viewFlowListener',
      edit: 'editFlowListener',
      remove: 'deleteFlowListener',
    },
    {
      component: 'flowable/ExpressionList',
      list: 'listFlowExpressions',
      view: 'viewFlowExpression',
      edit: 'editFlowExpression',
      remove: 'deleteFlowExpression',
    },
  ],
  async makeRecords({ db }) {
    for (const [owner, tenantId] of Object.entries({ own: 1, foreign: 2 })) {
      const audit = { createTime: NOW, updateTime: NOW, tenantId };
      for (const part of ['edit', 'delete', 'deletes']) {
        await db.orm
          .insert(flowListener)
          .values({ ...listener, eventType: 'create', id: `${owner}-listener-${part}`, ...audit });
        await db.orm
          .insert(flowExpression)
          .values({ id: `${owner}-expression-${part}`, name: part, expression: '${a > 1}', ...audit });
      }
    }
  },
};
