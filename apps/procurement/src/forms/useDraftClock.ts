import { useEffect, useEffectEvent, useRef } from 'react';

/** Maximum delay in milliseconds between typing and storing. */
const DRAFT_DELAY = 1_000;

interface DraftClockOptions {
  /** False: the form is read-only. Default true. */
  isOn?: boolean;
  /** True while the form has unsaved changes. */
  isDirty: boolean;
  /** Stores the current values. */
  write: () => void;
  /** Removes the stored values. */
  remove: () => void;
}

interface DraftClock {
  /** Schedules a write after a change. */
  touch: () => void;
  /** Cancels a pending write: the values were saved or discarded. */
  stop: () => void;
}

/** Stores values shortly after a change, and immediately when the page is left. */
export function useDraftClock({ isOn = true, isDirty, write, remove }: DraftClockOptions): DraftClock {
  const isUnwritten = useRef(false);
  const wasDirty = useRef(false);
  const flush = useEffectEvent(() => {
    if (!isUnwritten.current || !isDirty) return;
    isUnwritten.current = false;
    write();
  });
  const takeBack = useEffectEvent(remove);

  useEffect(() => {
    if (!isOn) return;
    // The user reverted all changes, so the draft is obsolete. A draft of an earlier visit is kept.
    if (!isDirty && wasDirty.current) {
      isUnwritten.current = false;
      takeBack();
    }
    wasDirty.current = isDirty;
  }, [isOn, isDirty]);

  useEffect(() => {
    if (!isOn) return;
    const leave = () => flush();
    // An interval, since steady typing would postpone a timeout forever.
    const clock = setInterval(leave, DRAFT_DELAY);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(clock);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [isOn]);

  return {
    touch: () => {
      isUnwritten.current = true;
    },
    stop: () => {
      isUnwritten.current = false;
      wasDirty.current = false;
    },
  };
}
