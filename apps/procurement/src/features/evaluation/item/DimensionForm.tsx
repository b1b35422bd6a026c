import { useClient } from '@gezi/client';
import { addEvaluationItem, editEvaluationItem, listEvaluationItems, type EvaluationItem } from '@gezi/domain';
import { DictSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

const CALLS = { add: addEvaluationItem, edit: editEvaluationItem };
const EMPTY = { itemName: '', itemType: null, markValue: null, description: null, status: '1' as const };

/** Form of an evaluation dimension. */
export function DimensionForm({ row, onClose }: OpenForm<EvaluationItem>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    { kind: 'text', name: 'itemName', label: texts.itemName },
    {
      kind: 'own',
      name: 'itemType',
      label: texts.itemType,
      hint: texts.itemTypeHint,
      control: <DictSelect dictCode="profession_type" aria-label={texts.itemType} />,
    },
    { kind: 'number', name: 'markValue', label: texts.markValue, hint: texts.markValueHint },
    { kind: 'area', name: 'description', label: texts.descriptionLabel },
    {
      kind: 'switch',
      name: 'status',
      label: texts.status,
      options: [
        { value: '1', label: texts.inUse },
        { value: '0', label: texts.outOfUse },
      ],
    },
  ];
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      schema={addEvaluationItem.input}
      draft={draftFor('evaluation-item', row)}
      initial={row ? valuesOf(row) : EMPTY}
      save={async (values) => {
        await saveRecord(client, CALLS, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) });
        await invalidate(queries, listEvaluationItems);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ itemName, itemType, markValue, description, status }: EvaluationItem) => ({
  itemName,
  itemType,
  markValue,
  description,
  status,
});
