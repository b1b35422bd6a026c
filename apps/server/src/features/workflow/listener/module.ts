import {
  addFlowExpression,
  addFlowListener,
  deleteFlowExpression,
  deleteFlowExpressions,
  deleteFlowListener,
  deleteFlowListeners,
  editFlowExpression,
  editFlowListener,
  flowExpressionFields,
  flowListenerFields,
  LISTENER_HANDLERS,
  listFlowExpressions,
  listFlowListeners,
  parseCondition,
  TASK_EVENTS,
  viewFlowExpression,
  viewFlowListener,
  type FlowExpression,
  type FlowListener,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FeatureModule, Services } from '../../../FeatureModule';
import { flowExpression, flowListener } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { flowTexts as t } from '../shared/flowTexts';

export const module: FeatureModule = (services) => ({
  routes: (app) => {
    listenerRoutes(app, services);
    expressionRoutes(app, services);
  },
});

type ListenerValue = Pick<FlowListener, 'type' | 'eventType' | 'valueType' | 'value'>;

/** @throws {Refusal} for a handler that is not registered, a script, or an event of the other kind */
function checkListener({ type, eventType, valueType, value }: ListenerValue): void {
  const isTaskEvent = (TASK_EVENTS as readonly string[]).includes(eventType);
  if (isTaskEvent !== (type === '1')) throw refuse(t.eventWrong, 'eventType');
  if (valueType === '2') return checkExpression(value, 'value');
  if (!(LISTENER_HANDLERS as readonly string[]).includes(value)) {
    throw refuse(t.handlerUnknown(LISTENER_HANDLERS.join('、')), 'value');
  }
}

/** An expression is a condition; a single variable is one too. */
function checkExpression(text: string, field: string): void {
  if (!parseCondition(text).ok) throw refuse(t.expressionWrong, field);
}

function listenerRoutes(app: FastifyInstance, services: Services): void {
  const records = versionedRecords<FlowListener>(services, {
    recordName: () => t.listener,
    nameOf: ({ name }) => name,
    table: flowListener,
    page: 'flowable/ListenerList',
    fields: flowListenerFields,
    scope: ({ tenantId }) => eq(flowListener.tenantId, tenantId),
  });
  serve(app, listFlowListeners, (request, caller) => records.list(caller, request));
  serve(app, viewFlowListener, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [
      addFlowListener,
      (caller, input, logChange) => {
        checkListener(input);
        return records.add(caller, input, logChange);
      },
    ],
    edit: [
      editFlowListener,
      (caller, input, logChange) =>
        records.edit(caller, input, logChange, (before) => {
          checkListener({ ...before, ...input } as ListenerValue);
          return {};
        }),
    ],
    remove: [deleteFlowListener, deleteFlowListeners, records.remove],
  });
}

function expressionRoutes(app: FastifyInstance, services: Services): void {
  const records = versionedRecords<FlowExpression>(services, {
    recordName: () => t.expression,
    nameOf: ({ name }) => name,
    table: flowExpression,
    page: 'flowable/ExpressionList',
    fields: flowExpressionFields,
    scope: ({ tenantId }) => eq(flowExpression.tenantId, tenantId),
  });
  serve(app, listFlowExpressions, (request, caller) => records.list(caller, request));
  serve(app, viewFlowExpression, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [
      addFlowExpression,
      (caller, input, logChange) => {
        checkExpression(input.expression, 'expression');
        return records.add(caller, input, logChange);
      },
    ],
    edit: [
      editFlowExpression,
      (caller, input, logChange) => {
        if (input.expression !== undefined) checkExpression(input.expression, 'expression');
        return records.edit(caller, input, logChange);
      },
    ],
    remove: [deleteFlowExpression, deleteFlowExpressions, records.remove],
  });
}
