import { usePermission } from '@gezi/client';
import { deleteFormHeads, formHeadFields, listFormHeads, type FormHead } from '@gezi/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { headEditorPath, onlineDataPath } from './onlinePath';
import { HEAD_CALLS } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = { list: listFormHeads, deleteBatch: deleteFormHeads };
// The edit permission covers adding and removing.
const PERMISSIONS = { add: 'online:cgform:edit', delete: 'online:cgform:edit' };

/** `/online/cgform`: the tenant's online forms. Records of a sub-table belong to records of its main table. */
export function HeadListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('online:cgform:edit');
  const rowActions = useMemo<ListAction<FormHead>[]>(
    () => [
      {
        key: 'data',
        label: texts.data,
        visible: ({ tableType }) => tableType !== '3',
        href: ({ tableName }) => onlineDataPath(tableName),
      },
      ...(mayEdit ? [{ key: 'edit', label: texts.edit, href: ({ id }: FormHead) => headEditorPath(id) }] : []),
      'remove',
    ],
    [texts, mayEdit],
  );
  return (
    <ListPage
      fields={formHeadFields}
      endpoints={ENDPOINTS}
      permission="online:cgform"
      permissions={PERMISSIONS}
      texts={texts}
      nameOf={nameOf}
      settings="online-form"
      rowActions={rowActions}
      invalidates={HEAD_CALLS}
      onAdd={() => void navigate(headEditorPath())}
    />
  );
}

const nameOf = ({ tableTxt }: FormHead) => tableTxt;
