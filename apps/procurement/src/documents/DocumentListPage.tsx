import { usePermission } from '@gezi/client';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction, type ListPageProps } from '../crud/ListPage';
import type { DocumentKind } from './DocumentKind';
import { useTexts } from './texts';
import { useDocumentActions } from './useDocumentActions';

/** A document as a row of a list. */
export interface DocumentRow {
  id: string;
  /** Actions that are open to the caller now. */
  actions?: readonly string[];
}

export interface DocumentListPageProps<Row extends DocumentRow, Doc extends { id: string }> extends Omit<
  ListPageProps<Row>,
  'permission' | 'rowActions' | 'isFixed' | 'invalidates' | 'form' | 'onAdd' | 'onRowActivate'
> {
  kind: DocumentKind<Doc>;
  /** Path of a document; `edit` opens the editor of its draft. Must be constant. */
  pathOf: (id: string, mode?: 'edit') => string;
  /** Path of a new document; absent: none can be added here. */
  newPath?: string;
  /** Actions before those of the lifecycle. Must be memoised. */
  ownActions?: readonly ListAction<Row>[];
  /** Actions after those of the lifecycle. Must be memoised. */
  lastActions?: readonly ListAction<Row>[];
}

const NO_ACTIONS: readonly never[] = [];
const FIXED = { remove: (doc: DocumentRow) => !allows(doc, 'remove') };

/**
 * The list of a kind of document. Its rows lead to the document and have the actions of its lifecycle. Drafts are edited
 * by those who have the permission `<resource>:edit`, and removed if `endpoints` has the call for it.
 */
export function DocumentListPage<Row extends DocumentRow, Doc extends { id: string }>({
  kind,
  pathOf,
  newPath,
  ownActions = NO_ACTIONS,
  lastActions = NO_ACTIONS,
  ...list
}: DocumentListPageProps<Row, Doc>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(`${kind.resource}:edit`);
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(kind);
  const isRemovable = list.endpoints.delete !== undefined;
  const view = useCallback(({ id }: Row) => void navigate(pathOf(id)), [navigate, pathOf]);
  const rowActions = useMemo<ListAction<Row>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: view },
      {
        key: 'edit',
        label: texts.edit,
        visible: (doc) => mayEdit && allows(doc, 'edit'),
        onClick: ({ id }) => void navigate(pathOf(id, 'edit')),
      },
      ...ownActions,
      ...lifecycleActions,
      ...lastActions,
      ...(isRemovable ? (['remove'] as const) : []),
    ],
    [texts, navigate, view, pathOf, mayEdit, isRemovable, ownActions, lifecycleActions, lastActions],
  );
  return (
    <>
      <ListPage<Row>
        {...list}
        permission={kind.resource}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={kind.lists}
        {...(newPath !== undefined && { onAdd: () => void navigate(newPath) })}
        onRowActivate={view}
      />
      {dialog}
    </>
  );
}

const allows = ({ actions }: DocumentRow, action: string) => actions?.includes(action) ?? false;
