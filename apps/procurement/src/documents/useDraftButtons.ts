import { useState } from 'react';
import type { BarButton } from './ActionBar';
import type { DocumentAction } from './core/actionButtons';
import { useTexts } from './texts';
import type { DocumentForm, DocumentValues } from './useDocumentForm';
import type { DraftPage } from './useDraftPage';
import { useSaveKey } from './useSaveKey';

/** Buttons of the editor of a draft: saving, also by key, and the actions of its lifecycle. The main ones save first. */
export function useDraftButtons<Values extends DocumentValues<Entry>, Line, Entry, Doc extends { id: string }>(
  form: DocumentForm<Values, Line, Entry, Doc>,
  { actions, id, open }: DraftPage<Doc>,
): BarButton[] {
  const texts = useTexts();
  const { isSaving } = form.record;
  /** Name of the action that saves first. */
  const [acting, setActing] = useState<string>();
  useSaveKey(save);

  function save() {
    setActing(undefined);
    form.save();
  }

  function start(action: DocumentAction) {
    if (action.tone !== 'primary') return actions.start(action, id!);
    setActing(action.name);
    form.act((saved) => actions.call(action, saved, {}, true), texts.done(action.label));
  }

  return [
    ...actions.actionsOf(open).map((action): BarButton => ({
      key: action.name,
      label: action.label,
      tone: action.tone,
      isLoading: actions.running === action.name || (isSaving && acting === action.name),
      onClick: () => start(action),
    })),
    {
      key: 'save',
      label: texts.save,
      isLoading: isSaving && acting === undefined,
      keys: 'Control+S',
      onClick: save,
    },
  ];
}
