/** Milliseconds between `beforeunload` and `pagehide`; after it the user has stayed, e.g. because it was a download. */
const LEAVING = 2_000;

type Waiting = () => Promise<void> | undefined;
const watched = new WeakMap<EventTarget, Waiting>();

/**
 * Watches whether the user leaves a page: the browser aborts its calls, and its scripts still run for a moment. Nothing
 * may follow from such a failure, e.g. the end of the session.
 *
 * @param page its `window`
 * @returns function that returns a promise while the page is being left. It resolves when the user stays or comes back,
 *   and never if the page is unloaded
 */
export function watchPage(page: EventTarget): Waiting {
  const known = watched.get(page);
  if (known) return known;
  let left: { back: Promise<void>; resolve: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function leave() {
    if (left) return;
    let resolve!: () => void;
    const back = new Promise<void>((done) => (resolve = done));
    left = { back, resolve };
  }
  function comeBack() {
    left?.resolve();
    left = undefined;
  }
  // Firefox aborts calls before `pagehide`.
  page.addEventListener('beforeunload', () => {
    leave();
    clearTimeout(timer);
    timer = setTimeout(comeBack, LEAVING);
  });
  page.addEventListener('pagehide', () => {
    clearTimeout(timer);
    leave();
  });
  page.addEventListener('pageshow', comeBack);
  const waiting: Waiting = () => left?.back;
  watched.set(page, waiting);
  return waiting;
}
