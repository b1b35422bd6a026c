import { useTab } from '@gezi/admin-shell';
import { useClient, usePermissions } from '@gezi/client';
import { listTodos, viewDocumentProcess } from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { invalidate } from '../crud/invalidate';
import type { BarButton } from './ActionBar';
import { ActionDialog, type ActionWords } from './ActionDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { actionButtons, type DocumentAction } from './core/actionButtons';
import { dismissText } from './core/dismissText';
import type { DocumentKind } from './DocumentKind';
import { useTexts } from './texts';
import { useDocumentCall } from './useDocumentCall';

/** A document as a row of a list. */
interface ListedDocument {
  id: string;
  actions?: readonly string[];
}

export interface DocumentActions<Doc> {
  /** The actions that are open to the caller and that the caller has the permission for. */
  actionsOf: (open: readonly string[]) => DocumentAction[];
  /** The same actions as buttons of the bar of a stored document. */
  buttonsOf: (open: readonly string[], id: string) => BarButton[];
  /** The actions as actions of the rows of a list, in their menu. */
  rowActions: readonly RowAction<ListedDocument>[];
  /** Calls an action; asks for words, or for confirmation if it is dangerous or binding. */
  start: (action: DocumentAction, id: string) => void;
  /** Calls an action without asking; rejects with the server's refusal. @param silent leaves failures to the caller */
  call: (action: DocumentAction, id: string, words: ActionWords, silent: boolean) => Promise<Doc>;
  /** Updates lists, timeline and todos after a change. */
  refresh: () => void;
  /** Name of the action that runs without a dialog. */
  running: string | undefined;
  /** To be rendered. */
  dialog: ReactNode;
}

/**
 * The actions of a document's lifecycle, for its page and for lists.
 *
 * @param onDone called with the document after an action, which runs until this has ended
 */
export function useDocumentActions<Doc extends { id: string }>(
  kind: DocumentKind<Doc>,
  onDone?: (doc: Doc) => Promise<void> | void,
): DocumentActions<Doc> {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const permissions = usePermissions();
  const { message, modal } = App.useApp();
  // The button of an action that is done disappears.
  const keepFocus = useTab()?.keepFocus;
  const [asked, setAsked] = useState<{ action: DocumentAction; id: string }>();
  const change = useDocumentCall();
  const call = (action: DocumentAction, id: string, words: ActionWords, silent: boolean) =>
    change(() => client.call(kind.calls[action.name]!, { id, ...words }, { silent }));
  const refresh = () => void invalidate(queries, kind.history, ...kind.lists, listTodos, viewDocumentProcess);
  const direct = useMutation({
    mutationFn: ({ action, id }: { action: DocumentAction; id: string }) => call(action, id, {}, false),
    onSuccess: async (doc, { action }) => {
      void message.success(texts.done(action.label));
      keepFocus?.();
      await onDone?.(doc);
    },
    onSettled: refresh,
  });

  const { mutate } = direct;
  const isBinding = useCallback(({ name }: DocumentAction) => kind.confirmations?.[name] !== undefined, [kind]);
  const start = useCallback(
    (action: DocumentAction, id: string) => {
      if (action.words || isBinding(action)) return setAsked({ action, id });
      if (action.tone !== 'danger') return mutate({ action, id });
      void modal.confirm({
        title: texts.confirmAction(action.label),
        okText: action.label,
        cancelText: dismissText(action, texts),
        okButtonProps: { danger: true },
        onOk: () => mutate({ action, id }),
      });
    },
    [isBinding, mutate, modal, texts],
  );
  const actionsOf = useCallback(
    (open: readonly string[]) =>
      actionButtons(
        kind.actions,
        open,
        (name) =>
          kind.calls[name] !== undefined && permissions.allows(kind.permissions?.[name] ?? `${kind.resource}:${name}`),
        language,
      ),
    [kind, permissions, language],
  );
  const rowActions = useMemo(
    () =>
      actionsOf(Object.keys(kind.actions)).map((action): RowAction<ListedDocument> => ({
        key: action.name,
        label: action.label,
        danger: action.tone === 'danger',
        inMenu: action.tone !== 'primary',
        visible: ({ actions = [] }) => actions.includes(action.name),
        onClick: ({ id }) => start(action, id),
      })),
    [kind, actionsOf, start],
  );

  const running = direct.isPending ? direct.variables.action.name : undefined;
  const close = () => setAsked(undefined);
  const Confirmation = asked && kind.confirmations?.[asked.action.name];
  return {
    actionsOf,
    buttonsOf: (open, id) =>
      actionsOf(open).map((action) => ({
        key: action.name,
        label: action.label,
        tone: action.tone,
        isLoading: running === action.name,
        onClick: () => start(action, id),
      })),
    rowActions,
    start,
    call,
    refresh,
    running,
    dialog: asked && (
      <>
        {Confirmation && (
          <ConfirmDialog
            action={asked.action}
            isRunning={direct.isPending}
            onConfirm={() => mutate(asked, { onSettled: close })}
            onClose={close}
          >
            <Confirmation id={asked.id} />
          </ConfirmDialog>
        )}
        {asked.action.words && (
          <ActionDialog
            action={asked.action}
            words={asked.action.words}
            draft={{ name: `action.${kind.view.path}.${asked.action.name}.${asked.id}` }}
            save={(words) => call(asked.action, asked.id, words, true)}
            onSaved={(doc) => {
              refresh();
              void onDone?.(doc);
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
