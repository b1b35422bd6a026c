import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds the draft may lie behind the typing. */
const DRAFT_DELAY = 1_000;

interface DraftClockOptions {
  /** False: nothing can be typed. Default true. */
  isOn?: boolean;
  /** Whether anything was typed that is not saved. */
  isDirty: boolean;
  /** Stores what is typed now. */
  write: () => void;
  /** Removes what was stored. */
  remove: () => void;
}

interface DraftClock {
  /** Something was typed. */
  touch: () => void;
  /** Stops what is on its way to be stored: it was saved, or is not wanted. */
  stop: () => void;
}

/** Stores what is typed a moment behind the typing, and at once when the page is left. */
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
    // Undone by hand: nothing is left to offer. A draft of an earlier visit stays.
    if (!isDirty && wasDirty.current) {
      isUnwritten.current = false;
      takeBack();
    }
    wasDirty.current = isDirty;
  }, [isOn, isDirty]);

  useEffect(() => {
    if (!isOn) return;
    const leave = () => flush();
    // A clock of its own: steady typing would put a timer off for ever.
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
