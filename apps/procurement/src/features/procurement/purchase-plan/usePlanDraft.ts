import { useSession } from '@gezi/client';
import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftClock } from '../../../forms/useDraftClock';
import { draftOf, isWorthOffering } from './core/planDraft';
import { draftStorage } from './draftStorage';
import { useTexts } from './texts';
import type { PlanForm } from './usePlanForm';

/**
 * Keeps what is typed on this computer until it is saved, and offers back what an earlier visit left: after a crash,
 * the end of a session, or a reload over somebody else's change.
 */
export function usePlanDraft(form: PlanForm, isEditing: boolean) {
  const texts = useTexts();
  const { message } = App.useApp();
  const { plan, purchaser, lines, isDirty } = form;
  // Whose draft it is stays so, also in the moment the session ends.
  const userId = useSession().user?.id;
  const [owner] = useState(userId ?? '');
  const storage = draftStorage(owner, plan.id);
  const read = () => {
    const draft = isEditing ? storage.read() : null;
    return draft && isWorthOffering(plan, draft) ? draft : null;
  };

  const [offered, setOffered] = useState(read);
  const [offeredOver, setOfferedOver] = useState({ plan, isEditing });
  if (offeredOver.plan !== plan || offeredOver.isEditing !== isEditing) {
    setOfferedOver({ plan, isEditing });
    setOffered(read());
  }

  /** Writes it at once, also before the plan is read anew. */
  const keepNow = () => storage.write(draftOf(plan, purchaser, lines, Date.now()));
  const { touch, stop } = useDraftClock({ isOn: isEditing, isDirty, write: keepNow, remove: storage.remove });
  const touched = useEffectEvent(touch);
  useEffect(() => touched(), [purchaser, lines]);

  function restore() {
    if (!offered) return;
    form.takeDraft(offered);
    setOffered(null);
    void message.success(texts.draftRestored);
  }

  /** Forgets it: it was saved, or is not wanted. */
  function discard() {
    stop();
    storage.remove();
    setOffered(null);
  }

  return { offered, restore, discard, keepNow };
}
