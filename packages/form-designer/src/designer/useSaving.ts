import { App } from 'antd';
import { useRef, useState } from 'react';
import { formText } from '../core/document/formText';
import type { FormNaming } from './dialogs/SaveDialog';
import type { FormDesignerProps } from './FormDesignerProps';
import type { DesignerActions } from './store/DesignerActions';
import type { DesignerStore } from './store/DesignerStore';
import { useTexts } from './texts/useTexts';

export interface Saving {
  /** True while a save is running. */
  saving: boolean;
  /**
   * Saves the form and reports the result.
   *
   * @param isLeaving whether the designer is emptied and the page navigates back afterwards (B§4)
   * @returns whether the form is saved
   */
  save: (naming: FormNaming, isLeaving: boolean) => Promise<boolean>;
}

/** Saves of a designer, one at a time. */
export function useSaving(
  store: DesignerStore,
  actions: DesignerActions,
  { onSave, onSaved }: Pick<FormDesignerProps, 'onSave' | 'onSaved'>,
): Saving {
  const texts = useTexts();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const isRunning = useRef(false);

  async function save(naming: FormNaming, isLeaving: boolean): Promise<boolean> {
    if (!onSave || isRunning.current) return false;
    isRunning.current = true;
    setSaving(true);
    try {
      const { document } = store;
      await onSave({ ...naming, formContent: formText(document) });
      store.markSaved(document);
      void message.success(texts.saved);
      if (isLeaving && onSaved) {
        actions.clear();
        store.markSaved();
        onSaved();
      }
      return true;
    } catch (failure) {
      void message.error(texts.saveFailed(failure instanceof Error ? failure.message : String(failure)));
      return false;
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }
  return { saving, save };
}
