import { useClient } from '@gezi/client';
import {
  addFlowCategory,
  editFlowCategory,
  listAllFlowCategories,
  listFlowCategories,
  type FlowCategory,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

/** Form of a process category, new or existing. */
export function CategoryForm({ row, onClose }: OpenForm<FlowCategory>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    { kind: 'text', name: 'name', label: texts.name },
    { kind: 'text', name: 'code', label: texts.code, hint: texts.codeHint },
    { kind: 'text', name: 'appType', label: texts.appType },
    { kind: 'area', name: 'remark', label: texts.remark },
  ];
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      schema={addFlowCategory.input}
      draft={draftFor('flow-category', row)}
      initial={row ? valuesOf(row) : { name: '', code: '', appType: null, remark: null }}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addFlowCategory, edit: editFlowCategory },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listFlowCategories, listAllFlowCategories);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ name, code, appType, remark }: FlowCategory) => ({ name, code, appType, remark });
