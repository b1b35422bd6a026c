import { type CallTarget } from '@gezi/client';
import { queryFieldsOf, searchFieldsOf, searchInputOf, type ListField } from '@gezi/domain';
import type { BatchAction, RowAction, TreeSettings } from '@gezi/editable-grid';
import { visibleFields } from '@gezi/pickers/core';
import { useLocale } from '@gezi/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AddButton } from './AddButton';
import { pageParams, type ListState } from './core/listState';
import { ExportButton } from './ExportButton';
import { ImportRowsButton } from './ImportRowsButton';
import { listColumns, type Faces } from './listColumns';
import { ListView } from './ListView';
import type { PageOf } from './pageQuery';
import { useTexts } from './texts';
import { useDictOptions } from './useDictOptions';
import { useListPermissions } from './useListPermissions';
import { useNarrow } from './useNarrow';
import { useRemoval } from './useRemoval';

interface Identified {
  id: string | number;
}

export interface ListEndpoints<Row> {
  /** Takes the input that `searchInputOf` derives from the fields, plus paging. */
  list: CallTarget<unknown, PageOf<Row>>;
  delete?: CallTarget<{ id: string }, unknown>;
  deleteBatch?: CallTarget<{ ids: string }, unknown>;
  export?: { path: string };
  import?: { path: string };
}

interface ListPageTexts {
  title: string;
  /** Accessible name of the grid. */
  listLabel: string;
  description?: string;
  /** File name of the export, without extension; default: the title. */
  fileName?: string;
  add?: string;
  removed?: string;
  /** Confirmation question before removing one record. */
  removeConfirm?: (name: string) => string;
  removeSeveral?: string | ((count: number) => string);
  /** Shown instead of removing several, if one of them cannot be removed. */
  fixedRows?: string;
}

/** State of the form of a list page while it is open. */
export interface OpenForm<Row> {
  /** The record to edit; absent for a new one. */
  row?: Row;
  /** The parent of a new record in a tree. */
  parent?: Row;
  onClose: () => void;
}

/** A row action: one defined by the page, or a built-in one by name. */
export type ListAction<Row> = RowAction<Row> | 'edit' | 'remove' | 'addChild';

export interface ListPageProps<Row extends Identified> {
  /** Must be constant. */
  fields: readonly ListField[];
  /** Must be constant. */
  endpoints: ListEndpoints<Row>;
  /** Prefix of the permission codes, e.g. `system:position`; absent: the list is read-only. */
  permission?: string;
  /** Permission codes that differ from the prefix rule. Must be constant. */
  permissions?: Readonly<Partial<Record<'add' | 'edit' | 'delete' | 'export' | 'import', string>>>;
  texts: ListPageTexts;
  nameOf: (row: Row) => string;
  /** Name under which the user's column settings are stored; absent: columns cannot be configured. */
  settings?: string;
  faces?: Faces<Row>;
  /** Keys of the columns, in display order; default: those of the fields. Must be constant. */
  columns?: readonly string[];
  /** Keys of the columns of cards on phones, the most important ones first; default: `columns`. Must be constant. */
  cardColumns?: readonly string[];
  /** In display order; default: `edit` if there is a form, and `remove`. Must be memoised. */
  rowActions?: readonly ListAction<Row>[];
  /** Rows for which the built-in action is disabled. */
  isFixed?: { edit?: (row: Row) => boolean; remove?: (row: Row) => boolean };
  /** In addition to removing the selected rows. */
  batchActions?: readonly BatchAction<Row>[];
  form?: (opened: OpenForm<Row>) => ReactNode;
  /** Replaces the page's own form for a new record. */
  onAdd?: () => void;
  /** Buttons after the standard ones; a function receives the current list input. */
  toolbar?: ReactNode | ((input: object) => ReactNode);
  /** Shown above the search form, e.g. a chart. */
  summary?: ReactNode;
  /** Additional members of the list's input. Must be memoised. */
  input?: Readonly<Record<string, unknown>>;
  /** Further calls to invalidate when records change. Must be constant. */
  invalidates?: readonly { path: string }[];
  tree?: TreeSettings<Row>;
  onRowActivate?: (row: Row) => void;
}

const NO_CALLS: readonly { path: string }[] = [];
const NO_BATCH: readonly never[] = [];
const DEFAULT_ACTIONS = ['edit', 'remove'] as const;

/**
 * A plain list: search form, advanced query, column settings, paging, export, import, and adding, editing and removing
 * records, subject to the caller's permissions.
 */
export function ListPage<Row extends Identified>(props: ListPageProps<Row>) {
  const { fields, endpoints, permission, texts, nameOf, settings, faces, tree, onRowActivate } = props;
  const { rowActions = DEFAULT_ACTIONS, batchActions = NO_BATCH, form, toolbar, input: fixed, isFixed } = props;
  const { permissions, onAdd, invalidates = NO_CALLS } = props;
  const t = useTexts();
  const language = useLocale();
  const isNarrow = useNarrow();
  const keys = (isNarrow ? props.cardColumns : undefined) ?? props.columns;
  const dicts = useDictOptions(fields);
  const may = useListPermissions(permission, permissions);
  const mayAdd = may.add && Boolean(form ?? onAdd);
  const mayEdit = may.edit && form !== undefined;
  // An explicit action without an address shows a message when it is used (B§5).
  const mayDelete =
    may.delete && Boolean(endpoints.delete ?? endpoints.deleteBatch ?? props.rowActions?.includes('remove'));
  const [opened, setOpened] = useState<Omit<OpenForm<Row>, 'onClose'>>();
  const changed = useMemo(() => [endpoints.list, ...invalidates], [endpoints, invalidates]);
  const { remove, batchAction } = useRemoval<Row>({
    one: endpoints.delete,
    several: endpoints.deleteBatch,
    invalidates: changed,
    removed: texts.removed,
    severalQuestion: texts.removeSeveral,
    isFixed: isFixed?.remove,
    fixedRows: texts.fixedRows,
  });

  const columns = useMemo(
    () => listColumns<Row>(fields, { language, dicts, faces, keys, filterable: true }),
    [fields, language, dicts, faces, keys],
  );
  const searchFields = useMemo(() => searchFieldsOf(fields, language, dicts), [fields, language, dicts]);
  const queryFields = useMemo(() => queryFieldsOf(fields, language), [fields, language]);
  const actions = useMemo(() => {
    const builtIn: Record<'edit' | 'remove' | 'addChild', RowAction<Row> | false> = {
      edit: mayEdit && {
        key: 'edit',
        label: t.edit,
        ...(isFixed?.edit && { visible: not(isFixed.edit) }),
        onClick: (row) => setOpened({ row }),
      },
      remove: mayDelete && {
        key: 'remove',
        label: t.remove,
        danger: true,
        // If there is a menu anyway, removal moves into it.
        inMenu: rowActions.some((action) => typeof action !== 'string' && action.inMenu),
        ...(isFixed?.remove && { visible: not(isFixed.remove) }),
        onClick: (row) => {
          const name = nameOf(row);
          remove([row], texts.removeConfirm?.(name) ?? t.removeOne(name));
        },
      },
      addChild: mayAdd && { key: 'addChild', label: t.addChild, onClick: (parent) => setOpened({ parent }) },
    };
    return rowActions.flatMap((action) => (typeof action === 'string' ? builtIn[action] || [] : action));
  }, [t, texts, rowActions, isFixed, nameOf, mayAdd, mayEdit, mayDelete, remove]);
  const batch = useMemo(
    () => [...batchActions, ...(mayDelete && endpoints.deleteBatch ? [batchAction] : [])],
    [batchActions, batchAction, mayDelete, endpoints],
  );
  const input = useCallback(
    (state: ListState): object => ({
      ...pageParams(state),
      field: visibleFields(columns.map(({ key }) => key)),
      ...searchInputOf(fields, state.filters),
      ...fixed,
    }),
    [fields, fixed, columns],
  );

  return (
    <>
      <ListView<unknown, Row>
        title={texts.title}
        {...(texts.description !== undefined && { description: texts.description })}
        label={texts.listLabel}
        {...(props.summary !== undefined && { summary: props.summary })}
        actions={(input) => (
          <>
            {mayAdd && <AddButton label={texts.add ?? t.add} onClick={onAdd ?? (() => setOpened({}))} />}
            {may.import && endpoints.import && <ImportRowsButton endpoint={endpoints.import} invalidates={changed} />}
            {may.export && endpoints.export && (
              <ExportButton
                endpoint={endpoints.export}
                input={input as object}
                fileName={texts.fileName ?? texts.title}
              />
            )}
            {typeof toolbar === 'function' ? toolbar(input as object) : toolbar}
          </>
        )}
        fields={searchFields}
        endpoint={endpoints.list}
        input={input}
        columns={columns}
        rowActions={actions}
        rowName={nameOf}
        {...(queryFields.length > 0 && { queryFields })}
        batchActions={batch}
        {...(settings !== undefined && { settings })}
        {...(tree && { tree })}
        {...(onRowActivate && { onRowActivate })}
      />
      {opened && form?.({ ...opened, onClose: () => setOpened(undefined) })}
    </>
  );
}

const not =
  <Row,>(is: (row: Row) => boolean) =>
  (row: Row) =>
    !is(row);
