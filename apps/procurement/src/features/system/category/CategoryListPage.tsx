import { useClient } from '@gezi/client';
import {
  addCategory,
  categoryFields,
  deleteCategory,
  editCategory,
  exportCategories,
  importCategories,
  listCategoryChildren,
  listCategoryRoots,
  type SysCategory,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListPage, type OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listCategoryRoots,
  delete: deleteCategory,
  export: exportCategories,
  import: importCategories,
};
const ROW_ACTIONS = ['addChild', 'edit', 'remove'] as const;

/** `/isys/category`: trees of categories; children are loaded on expansion. */
export function CategoryListPage() {
  const client = useClient();
  const tree = useMemo(
    () => ({
      column: 'name',
      load: ({ id }: SysCategory) => client.call(listCategoryChildren, { pid: id }, { purpose: 'list' }),
    }),
    [client],
  );
  return (
    <ListPage
      fields={categoryFields}
      endpoints={ENDPOINTS}
      permission="system:category"
      texts={useTexts()}
      nameOf={nameOf}
      settings="categories"
      rowActions={ROW_ACTIONS}
      tree={tree}
      form={(opened) => <CategoryForm {...opened} />}
    />
  );
}

/** Form of a category: new under a parent, or existing. */
function CategoryForm({ row, parent, onClose }: OpenForm<SysCategory>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const entries: Entry[] = [
    ...(row ? [] : [{ kind: 'text' as const, name: 'parent', label: texts.parent, disabled: true }]),
    { kind: 'text', name: 'name', label: texts.name, hint: texts.codeHint },
  ];
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      schema={addCategory.input}
      draft={row ? draftFor('category', row) : draftFor(`category.${parent?.id ?? 'root'}`)}
      initial={row ? { name: row.name } : { parent: parent?.name ?? texts.root, name: '' }}
      save={async ({ name }) => {
        await saveRecord(
          client,
          { add: addCategory, edit: editCategory },
          row ? { id: row.id, name, updateTime: row.updateTime } : { name, ...(parent && { pid: parent.id }) },
        );
        await invalidate(queries, listCategoryRoots);
      }}
      onClose={onClose}
    />
  );
}

const nameOf = ({ name }: SysCategory) => name;
