import { useSession } from '@gezi/client';
import { App } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf, isWorthOffering } from './core/planDraft';
import { draftStorage } from './draftStorage';
import { useTexts } from './texts';
import type { PlanForm } from './usePlanForm';

/** Milliseconds the draft may lie behind the typing. */
const DRAFT_DELAY = 1_000;

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

  const unwritten = useRef(false);
  const write = useEffectEvent(() => {
    if (!unwritten.current) return;
    unwritten.current = false;
    storage.write(draftOf(plan, purchaser, lines, Date.now()));
  });

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!isEditing) return;
    if (isDirty) unwritten.current = true;
    // Taken back by hand: there is nothing left to offer. A draft of an earlier visit is not touched by that.
    else if (wasDirty.current) {
      unwritten.current = false;
      draftStorage(owner, plan.id).remove();
    }
    wasDirty.current = isDirty;
  }, [isEditing, isDirty, owner, plan.id, purchaser, lines]);

  useEffect(() => {
    if (!isEditing) return;
    const flush = () => write();
    // A clock of its own: steady typing would put a timer off for ever.
    const clock = setInterval(flush, DRAFT_DELAY);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(clock);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [isEditing]);

  function restore() {
    if (!offered) return;
    form.takeDraft(offered);
    setOffered(null);
    void message.success(texts.draftRestored);
  }

  /** Forgets it: it was saved, or is not wanted. */
  function discard() {
    unwritten.current = false;
    wasDirty.current = false;
    storage.remove();
    setOffered(null);
  }

  /** Writes it at once, before the plan is read anew. */
  function keepNow() {
    unwritten.current = true;
    storage.write(draftOf(plan, purchaser, lines, Date.now()));
  }

  return { offered, restore, discard, keepNow };
}
