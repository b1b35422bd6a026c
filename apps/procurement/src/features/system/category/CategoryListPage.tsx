import { useClient, usePermission } from '@gezi/client';
import {
  addCategory,
  deleteCategory,
  editCategory,
  exportCategories,
  importCategories,
  listCategoryChildren,
  listCategoryRoots,
  type InputOf,
  type SysCategory,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { draftFor } from '../../../crud/core/draft';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import type { Entry } from '../../../crud/Entry';
import { EntryDialog } from '../../../crud/EntryDialog';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { keptCalls } from '../../../crud/keptCalls';
import { ListView } from '../../../crud/ListView';
import { renew } from '../../../crud/renew';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import type { SearchField } from '../../../crud/SearchField';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** A new one below a parent, or one that is there. */
type Opened = { parent?: SysCategory } | { edited: SysCategory };

/** `/isys/category`: the trees of categories; children are loaded when their parent is opened. */
export function CategoryListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission('system:category:add');
  const mayEdit = usePermission('system:category:edit');
  const mayDelete = usePermission('system:category:delete');
  const mayImport = usePermission('system:category:import');
  const mayExport = usePermission('system:category:export');
  const [opened, setOpened] = useState<Opened>();
  const { save, remove } = useMemo(
    () =>
      keptCalls(client, { add: addCategory, edit: editCategory, delete: deleteCategory }, () =>
        renew(queries, listCategoryRoots),
      ),
    [client, queries],
  );
  const removeCategory = useAskedRemoval(remove, texts.removed);
  const tree = useMemo(
    () => ({ column: 'name', load: ({ id }: SysCategory) => client.call(listCategoryChildren, { pid: id }) }),
    [client],
  );
  const columns = useMemo(
    () =>
      categoryColumns(texts, (category) => (
        <RowActions>
          {mayAdd && (
            <RowButton label={texts.addChild} of={category.name} onClick={() => setOpened({ parent: category })} />
          )}
          {mayEdit && (
            <RowButton label={texts.edit} of={category.name} onClick={() => setOpened({ edited: category })} />
          )}
          {mayDelete && (
            <RowButton
              label={texts.remove}
              of={category.name}
              danger
              onClick={() => removeCategory(category.id, texts.removeConfirm(category.name))}
            />
          )}
        </RowActions>
      )),
    [texts, mayAdd, mayEdit, mayDelete, removeCategory],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'name', label: texts.name },
      { kind: 'text', name: 'code', label: texts.code },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { createTime: texts.createTime }), [fields, texts]);
  const edited = opened && 'edited' in opened ? opened.edited : undefined;
  const parent = opened && 'parent' in opened ? opened.parent : undefined;
  const entries: Entry[] = [
    ...(edited ? [] : [{ kind: 'text' as const, name: 'parent', label: texts.parent, disabled: true }]),
    { kind: 'text', name: 'name', label: texts.name, required: true, hint: texts.codeHint },
  ];

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
            {mayImport && <ImportRowsButton endpoint={importCategories} renews={[listCategoryRoots.path]} />}
            {mayExport && <ExportButton endpoint={exportCategories} asked={asked} fileName={texts.title} />}
          </>
        )}
        fields={fields}
        endpoint={listCategoryRoots}
        input={categoryInput}
        columns={columns}
        queryFields={queryFields}
        tree={tree}
        settings="categories"
      />
      {opened && (
        <EntryDialog
          title={edited ? texts.editTitle : texts.addTitle}
          fields={entries}
          draft={edited ? draftFor('category', edited) : draftFor(`category.${parent?.id ?? 'root'}`)}
          initial={edited ? { name: edited.name } : { parent: parent?.name ?? texts.root, name: '' }}
          onSave={({ name }) =>
            save(
              edited
                ? { id: edited.id, name, updateTime: edited.updateTime }
                : { name, ...(parent && { pid: parent.id }) },
            )
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const categoryColumns = (texts: Texts, actions: (category: SysCategory) => ReactNode): GridColumn<SysCategory>[] => [
  { key: 'name', title: texts.name },
  { key: 'code', title: texts.code, width: 220 },
  { key: 'createTime', title: texts.createTime, width: 165, render: ({ createTime }) => formatDateTime(createTime) },
  { key: 'actions', type: 'slot', title: texts.actions, width: 210, pin: 'end', render: actions },
];

function categoryInput(state: ListState): InputOf<typeof listCategoryRoots> {
  const { name, code } = state.filters;
  return { ...pageParams(state), name: contains(name), code: contains(code) };
}
