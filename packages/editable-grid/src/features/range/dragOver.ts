/** Pixels scrolled a frame for each pixel the pointer is beyond the edge. */
const PULL = 0.3;

export interface DragCalls {
  /** The element below the pointer, or the nearest visible one if the pointer is beyond an edge. */
  over: (element: Element | null, event: MouseEvent) => void;
  /** @param cancelled Escape was pressed */
  end: (cancelled: boolean) => void;
}

/**
 * Follows the mouse from press to release; beyond an edge of the visible rows the grid scrolls.
 *
 * @returns cancels the drag
 */
export function dragOver(scroller: HTMLElement, { over, end }: DragCalls): () => void {
  let last: MouseEvent | undefined;
  let frame = 0;

  function sight() {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const head = scroller.querySelector('.gezi-head')?.getBoundingClientRect().bottom ?? top;
    const foot = scroller.querySelector('.gezi-foot')?.getBoundingClientRect().top ?? bottom;
    return {
      left,
      right: Math.min(right, left + scroller.clientWidth),
      top: head,
      bottom: Math.min(foot, top + scroller.clientHeight),
    };
  }

  function follow() {
    if (!last) return;
    const { left, right, top, bottom } = sight();
    const x = Math.max(left + 1, Math.min(right - 2, last.clientX));
    const y = Math.max(top + 1, Math.min(bottom - 2, last.clientY));
    over(document.elementFromPoint(x, y), last);
  }

  function pull() {
    frame = 0;
    if (!last) return;
    const { left, right, top, bottom } = sight();
    const beyond = (at: number, from: number, to: number) => (at < from ? at - from : at > to ? at - to : 0);
    const down = beyond(last.clientY, top, bottom);
    const across = beyond(last.clientX, left, right);
    if (!down && !across) return;
    scroller.scrollTop += down * PULL;
    scroller.scrollLeft += across * PULL;
    follow();
    frame = requestAnimationFrame(pull);
  }

  function onMove(event: MouseEvent) {
    // Released outside the window, where no event was received.
    if ((event.buttons & 1) === 0) return stop();
    last = event;
    follow();
    frame ||= requestAnimationFrame(pull);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop(true);
  }

  function stop(cancelled = false) {
    cancelAnimationFrame(frame);
    last = undefined;
    document.removeEventListener('mousemove', onMove);
    document.removeEventListener('mouseup', onUp);
    document.removeEventListener('keydown', onKey, true);
    end(cancelled);
  }
  const onUp = () => stop();

  document.addEventListener('mousemove', onMove);
  document.addEventListener('mouseup', onUp);
  document.addEventListener('keydown', onKey, true);
  return stop;
}
