import { accessTo, filtersOf, standard } from '../../kit';
import { evaluationRuleFields } from './fields';
import { EvaluationRule, EvaluationRuleAdd, EvaluationRuleEdit } from './schema';

const calls = standard('/evaluation/rule', accessTo('evaluation:rule'));
const filters = ['id', ...filtersOf(evaluationRuleFields)] as const;

export const listEvaluationRules = calls.list(filters, EvaluationRule);
export const viewEvaluationRule = calls.view(EvaluationRule);
export const addEvaluationRule = calls.add(EvaluationRuleAdd, EvaluationRule);
export const editEvaluationRule = calls.edit(EvaluationRuleEdit, EvaluationRule);
export const deleteEvaluationRule = calls.delete();
export const deleteEvaluationRules = calls.deleteBatch();
