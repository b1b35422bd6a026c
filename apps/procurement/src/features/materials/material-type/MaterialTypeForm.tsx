import { useClient } from '@gezi/client';
import {
  addMaterialType,
  editMaterialType,
  listMaterials,
  listMaterialTypes,
  treeOfMaterialTypes,
  type MaterialType,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { useTexts } from './texts';

/** Form of a material type: new under a parent, or existing. */
export function MaterialTypeForm({ row, parent, onClose }: OpenForm<MaterialType>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const isFree = useDuplicateCheck();
  const entries: Entry[] = [
    ...(row ? [] : [{ kind: 'text' as const, name: 'parent', label: texts.parent, disabled: true }]),
    {
      kind: 'text',
      name: 'code',
      label: texts.code,
      hint: texts.codeHint,
      check: isFree('material_type', 'code', row?.id),
    },
    { kind: 'text', name: 'name', label: texts.name },
    { kind: 'number', name: 'sortOrder', label: texts.sortOrder },
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
      schema={addMaterialType.input}
      draft={row ? draftFor('material-type', row) : draftFor(`material-type.${parent?.id ?? 'root'}`)}
      initial={
        row
          ? valuesOf(row)
          : { parent: parent?.name ?? texts.root, code: '', name: '', sortOrder: 0, status: '1', remark: null }
      }
      save={async ({ parent: _name, ...values }) => {
        await saveRecord(
          client,
          { add: addMaterialType, edit: editMaterialType },
          { ...values, ...(row ? { id: row.id, updateTime: row.updateTime } : parent && { pid: parent.id }) },
        );
        await invalidate(queries, listMaterialTypes, treeOfMaterialTypes, listMaterials);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ code, name, sortOrder, status, remark }: MaterialType) => ({
  code,
  name,
  sortOrder,
  status,
  remark,
});
