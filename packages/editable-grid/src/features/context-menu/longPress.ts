/** Milliseconds a finger rests on a cell until its menu opens. */
const HOLD = 500;
/** Pixels the finger may move meanwhile. */
const STILL = 10;

export interface LongPress {
  /** Forgets the press under way. */
  cancel: () => void;
  detach: () => void;
}

/**
 * Recognises long presses on a touch screen; some browsers fire no `contextmenu` for them.
 *
 * @param open called with the pressed element. @returns whether the press had an effect; its click is then ignored
 */
export function longPress(
  root: HTMLElement,
  open: (target: Element, point: { x: number; y: number }) => boolean,
): LongPress {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let swallow = false;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  root.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX: x, clientY: y }) => {
      cancel();
      swallow = false;
      // Handles start a drag.
      if (pointerType !== 'touch' || !(target instanceof Element) || target.closest('.gezi-drag, .gezi-grip')) return;
      start = { x, y };
      timer = setTimeout(() => {
        timer = undefined;
        swallow = open(target, start);
      }, HOLD);
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) cancel();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'scroll']) root.addEventListener(end, cancel, { signal });
  root.addEventListener(
    'click',
    (event) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  return {
    cancel,
    detach() {
      cancel();
      listening.abort();
    },
  };
}
