import { useClient } from '@gezi/client';
import {
  addEvaluationRule,
  drawsExperts,
  editEvaluationRule,
  listEvaluationRules,
  type EvaluationRule,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { MaterialTypesSelect } from '../shared/MaterialTypesSelect';
import { useTexts } from './texts';

const CALLS = { add: addEvaluationRule, edit: editEvaluationRule };
const EMPTY = { name: '', techNum: 3, busiNum: 2, materialTypeIds: null, status: '1' as const, remark: null };
type Numbers = Pick<EvaluationRule, 'techNum' | 'busiNum'>;

/** Form of a rule by which experts are drawn. */
export function RuleForm({ row, onClose }: OpenForm<EvaluationRule>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    { kind: 'text', name: 'name', label: texts.name },
    {
      kind: 'number',
      name: 'techNum',
      label: texts.techNum,
      validate: (_value: number | null, values: Numbers) => (drawsExperts(values) ? undefined : texts.nobody),
    },
    { kind: 'number', name: 'busiNum', label: texts.busiNum },
    {
      kind: 'own',
      name: 'materialTypeIds',
      label: texts.materialTypes,
      hint: texts.materialTypesHint,
      control: <MaterialTypesSelect aria-label={texts.materialTypes} />,
    },
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
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      schema={addEvaluationRule.input}
      draft={draftFor('evaluation-rule', row)}
      initial={row ? valuesOf(row) : EMPTY}
      save={async (values) => {
        await saveRecord(client, CALLS, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) });
        await invalidate(queries, listEvaluationRules);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ name, techNum, busiNum, materialTypeIds, status, remark }: EvaluationRule) => ({
  name,
  techNum,
  busiNum,
  materialTypeIds,
  status,
  remark,
});
