import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds in which a page that loads slowly still gets the focus. */
const PATIENCE = 10_000;

/** Milliseconds in which a closed dialog returns the focus itself. */
const RETURN = 50;

/**
 * Keeps the focus when another page is shown. If the focused element is gone, the focus returns to its former place in the
 * page or goes to the heading; while the page loads, to the element around it. Any other focus stays.
 *
 * @param main focusable element around the pages
 * @param active key of the shown page; undefined if it has no tab
 * @returns does the same for a change within the page, until the user presses a key or button
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, active: string | undefined): () => void {
  const stop = useRef<() => void>(undefined);
  // Weak: those of closed pages are gone.
  const places = useRef(new Map<string | undefined, WeakRef<Element>>());
  const shown = useRef<{ key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const area = main.current;
    if (!area) return;
    // The first page leaves the focus to the browser: the link past the menu comes first.
    const isNext = shown.current !== undefined && shown.current.key !== active;
    shown.current = { key: active };
    if (isNext) stop.current = keepFocus(area, places.current.get(active)?.deref());
    const remember = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== area && area.contains(activeElement)) {
        places.current.set(active, new WeakRef(activeElement));
      }
    };
    // A page that changes its own address keeps its focus.
    remember();
    area.addEventListener('focusin', remember);
    return () => {
      stop.current?.();
      area.removeEventListener('focusin', remember);
    };
  }, [main, active]);

  return useCallback(() => {
    stop.current?.();
    if (main.current) stop.current = keepFocus(main.current);
  }, [main]);
}

/** Moves a lost focus into the page, until the user takes over. @returns ends it */
function keepFocus(area: HTMLElement, place?: Element): () => void {
  const settle = () => {
    if (!isLost(area)) return;
    const target = [place, findHeading(area)].find((element) => element && isShown(element)) ?? area;
    if (!(target instanceof HTMLElement) || target === document.activeElement) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // Pages have their own scroll positions.
    target.focus({ preventScroll: true });
  };
  // A dialog that closes later returns the focus to an element that is gone.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(settle, RETURN);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
    clearTimeout(soon);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, PATIENCE);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  settle();
  return stop;
}

function isLost(area: HTMLElement): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement === area || !isShown(activeElement);
}

const findHeading = (area: HTMLElement): Element | undefined => [...area.querySelectorAll('h1')].find(isShown);

// Missing in some test environments.
const isShown = (element: Element): boolean => element.isConnected && (element.checkVisibility?.() ?? true);
