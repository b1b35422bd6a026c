import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds the draft may lie behind the typing. */
const DRAFT_DELAY = 1_000;

interface DraftClockOptions {
  /** False: nothing can be typed. Default true. */
  isOn?: boolean;
  /** Whether anything was typed that is not saved. */
  isDirty: boolean;
  /** Another one means that something was typed. */
  typed: unknown;
  /** Keeps what is typed now. */
  write: () => void;
  /** Forgets what was kept. */
  remove: () => void;
}

/**
 * Keeps what is typed a moment behind the typing, and at once when the page is left.
 *
 * @returns stops what is on its way to be kept: it was saved, or is not wanted
 */
export function useDraftClock({ isOn = true, isDirty, typed, write, remove }: DraftClockOptions): () => void {
  const unwritten = useRef(false);
  const flush = useEffectEvent(() => {
    if (!unwritten.current) return;
    unwritten.current = false;
    write();
  });
  const takeBack = useEffectEvent(remove);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    if (isDirty) unwritten.current = true;
    // Taken back by hand: there is nothing left to offer. A draft of an earlier visit is not touched by that.
    else if (wasDirty.current) {
      unwritten.current = false;
      takeBack();
    }
    wasDirty.current = isDirty;
  }, [isOn, isDirty, typed]);

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

  return () => {
    unwritten.current = false;
    wasDirty.current = false;
  };
}
