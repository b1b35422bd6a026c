import { usePermission } from '@gezi/client';
import { useNavigate } from 'react-router';
import type { DocumentKind } from './DocumentKind';
import type { LoadedDocument } from './DocumentPage';
import { useDocumentActions, type DocumentActions } from './useDocumentActions';

interface DraftPageOptions<Doc> extends Pick<LoadedDocument<Doc>, 'doc' | 'onReload' | 'onStored'> {
  /** Path of a stored document; `edit` opens the editor. */
  pathOf: (id: string, mode?: 'edit') => string;
}

export interface DraftPage<Doc> extends Pick<LoadedDocument<Doc>, 'onReload'> {
  actions: DocumentActions<Doc>;
  /** Id of the stored draft; absent for a new one. */
  id: string | undefined;
  /** Actions that are open to the caller. */
  open: readonly string[];
  /** To be called with what a save has stored. */
  onStored: (doc: Doc) => void;
}

/** Page with the editor of a draft: its actions, and the place of its next state. */
export function useDraftPage<Doc extends { id: string; actions: readonly string[] }>(
  kind: DocumentKind<Doc>,
  { doc, pathOf, onReload, onStored }: DraftPageOptions<Doc>,
): DraftPage<Doc> {
  const navigate = useNavigate();
  const maySubmit = usePermission(kind.permissions?.submit ?? `${kind.resource}:submit`);
  const actions = useDocumentActions(kind, follow);

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: Doc) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!doc || !isDraft) void navigate(pathOf(next.id, isDraft ? 'edit' : undefined), { replace: true });
  }

  return {
    actions,
    id: doc?.id,
    open: doc ? doc.actions : maySubmit ? ['submit'] : [],
    onReload,
    onStored(next) {
      follow(next);
      actions.refresh();
    },
  };
}
