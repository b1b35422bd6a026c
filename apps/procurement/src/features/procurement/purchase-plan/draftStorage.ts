import { browserStorage, type KeyValueStorage } from '@gezi/client';
import { DRAFT_KEPT } from '../../../forms/core/draft';
import { parseDraft, type PlanDraft } from './core/planDraft';

/** Where one person's unsaved input of one plan lies; nobody else who signs in here is shown it. */
export function draftStorage(
  userId: string,
  planId: string,
  storage: KeyValueStorage = browserStorage('localStorage'),
) {
  const key = `gezi.plan-draft.${userId}.${planId}`;
  return {
    read(now = Date.now()): PlanDraft | null {
      const draft = parseDraft(storage.getItem(key));
      return draft && now - draft.savedAt < DRAFT_KEPT ? draft : null;
    },
    write: (draft: PlanDraft) => storage.setItem(key, JSON.stringify(draft)),
    remove: () => storage.removeItem(key),
  };
}
