import { browserStorage, useSession } from '@gezi/client';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { DraftOffer } from './DraftOffer';
import { draftKey, parseDraft, type Draft } from './core/draft';
import { useTexts } from './texts';
import { useDraftClock } from './useDraftClock';

const storage = browserStorage('localStorage');

/** Name of a form's draft, see `draftFor`. */
export interface DraftName {
  /** Form and record, e.g. `quartz-job.123`; without an id for a new record. */
  name: string;
  /** Version of the record, e.g. its `updateTime`; null for a new one. */
  version?: string | null;
}

interface DraftOptions<Values extends object> {
  /** Undefined: no draft is stored. */
  draft: DraftName | undefined;
  /** Current values as JSON, without secrets. */
  valuesOf: () => Values;
  /** True while the form has unsaved changes. */
  isDirty: boolean;
  /** True if restoring the draft would change the form. Other drafts are not offered. */
  isWorthOffering: (values: Values) => boolean;
  /** Restores the draft into the form. */
  onRestore: (values: Values) => void;
}

interface StoredDraft {
  /** Offer to restore the draft of an earlier visit, to be rendered above the form; null if there is none. */
  offer: ReactNode;
  /** Schedules storing the draft after a change. */
  touch: () => void;
  /** Stores the draft immediately. */
  store: () => void;
  /** Removes the draft: it was saved, or discarded by the user. */
  discard: () => void;
}

/**
 * Stores the values of a form in this browser, per user, and offers them back after the end of a session, a reload or a
 * crash.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): StoredDraft {
  const { draft: named, valuesOf, isDirty, isWorthOffering, onRestore } = options;
  const { name = '', version = null } = named ?? {};
  const texts = useTexts();
  const { message } = App.useApp();
  const { user, tenantId } = useSession();
  // Fixed at mount, because the user is already gone when the session ends.
  const [owner] = useState(() => ({ userId: user?.id ?? '', tenantId }));
  const key = named && draftKey(owner.userId, owner.tenantId, name);
  const [stored, setStored] = useState(() => read<Values>(key));
  if (stored.key !== key) setStored(read<Values>(key));

  function write() {
    const draft: Draft<Values> = { savedAt: Date.now(), basedOn: version, values: valuesOf() };
    if (key) storage.setItem(key, JSON.stringify(draft));
  }

  const clock = useDraftClock({
    isOn: key !== undefined,
    isDirty,
    write,
    remove: () => key && storage.removeItem(key),
  });

  function discard() {
    clock.stop();
    if (key) storage.removeItem(key);
    setStored({ key, draft: null });
  }

  function restore(draft: Draft<Values>) {
    onRestore(draft.values);
    setStored({ key, draft: null });
    void message.success(texts.draftRestored);
  }

  const { draft } = stored;
  const offer = draft && isWorthOffering(draft.values) && (
    <DraftOffer
      savedAt={draft.savedAt}
      outdated={draft.basedOn === version ? undefined : texts.draftOutdated}
      onRestore={() => restore(draft)}
      onDiscard={discard}
    />
  );
  return { offer, touch: clock.touch, store: write, discard };
}

const read = <Values extends object>(
  key: string | undefined,
): { key: string | undefined; draft: Draft<Values> | null } => ({
  key,
  draft: key === undefined ? null : parseDraft<Values>(storage.getItem(key), Date.now()),
});
