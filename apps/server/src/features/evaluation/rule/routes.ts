import {
  addEvaluationRule,
  deleteEvaluationRule,
  deleteEvaluationRules,
  editEvaluationRule,
  listEvaluationRules,
  viewEvaluationRule,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { evaluationRules } from './evaluationRules';

export function evaluationRuleRoutes(app: FastifyInstance, services: Services): void {
  const rules = evaluationRules(services);

  serve(app, listEvaluationRules, (request, caller) => rules.list(caller, request));
  serve(app, viewEvaluationRule, ({ id }, caller) => rules.view(caller, id));
  serveWrites(app, services, {
    add: [addEvaluationRule, (...call) => rules.add(...call)],
    edit: [editEvaluationRule, rules.edit],
    remove: [deleteEvaluationRule, deleteEvaluationRules, rules.remove],
  });
}
