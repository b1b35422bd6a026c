import { accessTo, filtersOf, standard } from '../../kit';
import { flowExpressionFields, flowListenerFields } from './fields';
import {
  FlowExpression,
  FlowExpressionAdd,
  FlowExpressionEdit,
  FlowListener,
  FlowListenerAdd,
  FlowListenerEdit,
} from './schema';

const listeners = standard('/flowable/listener', accessTo('flowable:listener'));
export const listFlowListeners = listeners.list(['id', ...filtersOf(flowListenerFields)], FlowListener);
export const viewFlowListener = listeners.view(FlowListener);
export const addFlowListener = listeners.add(FlowListenerAdd, FlowListener);
export const editFlowListener = listeners.edit(FlowListenerEdit, FlowListener);
export const deleteFlowListener = listeners.delete();
export const deleteFlowListeners = listeners.deleteBatch();

const expressions = standard('/flowable/expression', accessTo('flowable:expression'));
export const listFlowExpressions = expressions.list(['id', ...filtersOf(flowExpressionFields)], FlowExpression);
export const viewFlowExpression = expressions.view(FlowExpression);
export const addFlowExpression = expressions.add(FlowExpressionAdd, FlowExpression);
export const editFlowExpression = expressions.edit(FlowExpressionEdit, FlowExpression);
export const deleteFlowExpression = expressions.delete();
export const deleteFlowExpressions = expressions.deleteBatch();
