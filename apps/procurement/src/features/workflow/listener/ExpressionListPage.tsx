import {
  deleteFlowExpression,
  deleteFlowExpressions,
  flowExpressionFields,
  listFlowExpressions,
  type FlowExpression,
} from '@gezi/domain';
import { ListPage } from '../../../crud/ListPage';
import { ExpressionForm } from './ExpressionForm';
import { useTexts } from './texts';

const ENDPOINTS = { list: listFlowExpressions, delete: deleteFlowExpression, deleteBatch: deleteFlowExpressions };

/** `/flowable/expression`: expressions that process definitions may use. */
export function ExpressionListPage() {
  return (
    <ListPage
      fields={flowExpressionFields}
      endpoints={ENDPOINTS}
      permission="flowable:expression"
      texts={useTexts().expressions}
      nameOf={nameOf}
      settings="flow-expressions"
      form={(opened) => <ExpressionForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: FlowExpression) => name;
