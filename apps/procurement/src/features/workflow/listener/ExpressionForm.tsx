import { useClient } from '@gezi/client';
import { addFlowExpression, editFlowExpression, listFlowExpressions, type FlowExpression } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

/** Form of an expression, new or existing. */
export function ExpressionForm({ row, onClose }: OpenForm<FlowExpression>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    { kind: 'text', name: 'name', label: texts.name },
    { kind: 'area', name: 'expression', label: texts.expression, hint: texts.expressionHint },
    {
      kind: 'switch',
      name: 'status',
      label: texts.status,
      options: [
        { value: '1', label: texts.inUse },
        { value: '0', label: texts.outOfUse },
      ],
    },
    { kind: 'area', name: 'remark', label: texts.remark },
  ];
  return (
    <EntryDialog
      title={row ? texts.editExpression : texts.addExpression}
      fields={entries}
      schema={addFlowExpression.input}
      draft={draftFor('flow-expression', row)}
      initial={row ? valuesOf(row) : { name: '', expression: '', status: '1', remark: null }}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addFlowExpression, edit: editFlowExpression },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listFlowExpressions);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ name, expression, status, remark }: FlowExpression) => ({ name, expression, status, remark });
