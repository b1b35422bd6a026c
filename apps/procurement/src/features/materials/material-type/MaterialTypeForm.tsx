import { useClient } from '@gezi/client';
import {
  addMaterialType,
  checkDuplicate,
  editMaterialType,
  listMaterialTypes,
  treeOfMaterialTypes,
  type MaterialType,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { draftFor } from '../../../crud/core/draft';
import type { Entry } from '../../../crud/Entry';
import { EntryDialog } from '../../../crud/EntryDialog';
import type { OpenForm } from '../../../crud/ListPage';
import { renew } from '../../../crud/renew';
import { saveRecord } from '../../../crud/saveRecord';
import { useTexts } from './texts';

/** A material type, new below a parent or edited. */
export function MaterialTypeForm({ row, parent, onClose }: OpenForm<MaterialType>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    ...(row ? [] : [{ kind: 'text' as const, name: 'parent', label: texts.parent, disabled: true }]),
    {
      kind: 'text',
      name: 'code',
      label: texts.code,
      required: true,
      maxLength: 64,
      hint: texts.codeHint,
      checkKey: row?.id ?? 'new',
      check: (fieldVal, signal) =>
        client.call(
          checkDuplicate,
          { tableName: 'material_type', fieldName: 'code', fieldVal, ...(row && { dataId: row.id }) },
          { signal, silent: true },
        ),
    },
    { kind: 'text', name: 'name', label: texts.name, required: true, maxLength: 100 },
    { kind: 'number', name: 'sortOrder', label: texts.sortOrder, min: 0, max: 99_999 },
    {
      kind: 'switch',
      name: 'status',
      label: texts.status,
      options: [
        { value: '1', label: texts.inUse },
        { value: '0', label: texts.outOfUse },
      ],
    },
    { kind: 'area', name: 'remark', label: texts.remark, maxLength: 2000 },
  ];
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      draft={row ? draftFor('material-type', row) : draftFor(`material-type.${parent?.id ?? 'root'}`)}
      initial={
        row
          ? valuesOf(row)
          : { parent: parent?.name ?? texts.root, code: '', name: '', sortOrder: 0, status: '1', remark: null }
      }
      onSave={async ({ parent: _name, ...values }) => {
        await saveRecord(
          client,
          { add: addMaterialType, edit: editMaterialType },
          { ...values, ...(row ? { id: row.id, updateTime: row.updateTime } : parent && { pid: parent.id }) },
        );
        await renew(queries, listMaterialTypes, treeOfMaterialTypes);
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
