import { browserStorage, useSession } from '@gezi/client';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useDraftClock } from './useDraftClock';
import { DraftOffer } from './DraftOffer';
import { draftKey, parseDraft, type Draft } from './core/draft';
import { useTexts } from './texts';

const storage = browserStorage('localStorage');

export interface DraftOptions<Values extends object> {
  /** Names form and record, e.g. `quartz-job.123`; a form for a new record is named without an id. */
  name: string;
  /** What stands in the form, as JSON has it; without secrets. */
  values: Values;
  /** Whether anything was typed that is not saved. */
  isDirty: boolean;
  /** Version of the record, e.g. its `updateTime`; null for a new one. */
  version?: string | null;
  /** Puts what was typed back into the form. */
  onRestore: (values: Values) => void;
}

export interface KeptDraft {
  /** Offers back what an earlier visit left; to be placed above the form. Null when there is nothing. */
  offer: ReactNode;
  /** Forgets it: it was saved, or the form was left on purpose. */
  discard: () => void;
}

/**
 * Keeps what is typed into a form on this computer, apart for each person, and offers it back after the end of a
 * session, a reload or a crash.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): KeptDraft {
  const { name, values, isDirty, version = null, onRestore } = options;
  const texts = useTexts();
  const { message } = App.useApp();
  const { user, tenantId } = useSession();
  // Whose draft it is stays so, also in the moment the session ends.
  const [owner] = useState(() => ({ userId: user?.id ?? '', tenantId }));
  const key = draftKey(owner.userId, owner.tenantId, name);
  const [kept, setKept] = useState(() => read<Values>(key));
  if (kept.key !== key) setKept(read<Values>(key));

  const stop = useDraftClock({
    isDirty,
    typed: values,
    write: () =>
      storage.setItem(key, JSON.stringify({ savedAt: Date.now(), basedOn: version, values } satisfies Draft<Values>)),
    remove: () => storage.removeItem(key),
  });

  function discard() {
    stop();
    storage.removeItem(key);
    setKept({ key, draft: null });
  }

  function restore(draft: Draft<Values>) {
    onRestore(draft.values);
    setKept({ key, draft: null });
    void message.success(texts.draftRestored);
  }

  const { draft } = kept;
  if (!draft) return { offer: null, discard };
  const offer = (
    <DraftOffer
      savedAt={draft.savedAt}
      outdated={draft.basedOn === version ? undefined : texts.draftOutdated}
      onRestore={() => restore(draft)}
      onDiscard={discard}
    />
  );
  return { offer, discard };
}

const read = <Values extends object>(key: string): { key: string; draft: Draft<Values> | null } => ({
  key,
  draft: parseDraft<Values>(storage.getItem(key), Date.now()),
});
