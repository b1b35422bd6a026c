/** A page of a list on a server. */
export interface RowsPage<Row> {
  records: readonly Row[];
  /** Rows of the whole list. */
  total: number;
}

/** The rows of a list on a server, of which some pages are loaded. */
export interface RemoteRows<Row> {
  /** Number of rows, loaded or not. */
  readonly total: number;
  /** Rows loaded so far, in the order of the list. */
  readonly loaded: readonly Row[];
  /** The row at a position from 0; undefined until its page is loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Loads the pages that hold the rows between two positions; pages scrolled past are aborted. */
  readonly request: (first: number, last: number) => void;
}

/** A snapshot of a list; a new object after every change. */
export interface PagedRowsState<Row> {
  rows: RemoteRows<Row>;
  /** Whether any page has arrived. */
  isReady: boolean;
  /** Why the last call failed, if it did. */
  error: unknown;
}

interface PagedRowsCalls<Row> {
  /** Loads a page. Its number counts from 1. */
  loadPage: (pageNo: number, signal: AbortSignal) => Promise<RowsPage<Row>>;
  /** Leaves rows out of the list, e.g. users who are members already. */
  isExcluded?: (row: Row) => boolean;
}

export interface PagedRowsOptions<Row> extends PagedRowsCalls<Row> {
  /** Rows of one page. */
  pageSize: number;
}

/** Loads the pages of one list on demand and caches them. */
export interface PagedRowsStore<Row> {
  get: () => PagedRowsState<Row>;
  /** Registers a listener for every change. @returns removes it */
  subscribe: (listener: () => void) => () => void;
  request: RemoteRows<Row>['request'];
  /** Replaces the functions that later calls use. */
  configure: (calls: PagedRowsCalls<Row>) => void;
  /** Loads again what failed. */
  retry: () => void;
  /** Aborts every call. A later request starts again. */
  abort: () => void;
}

/** Minimum milliseconds between two viewport checks, so that a fling does not request every page on its way. */
const REQUEST_EVERY_MS = 100;

/** Caches the pages of one list on a server; positions skip excluded rows as far as they are known. */
export function createPagedRows<Row>({ pageSize, ...options }: PagedRowsOptions<Row>): PagedRowsStore<Row> {
  let functions: PagedRowsCalls<Row> = options;
  const isExcluded = (row: Row) => functions.isExcluded?.(row) ?? false;
  const pages = new Map<number, readonly Row[]>();
  const calls = new Map<number, AbortController>();
  const failed = new Set<number>();
  const listeners = new Set<() => void>();
  /** Server positions of excluded rows, ascending. */
  let excluded: readonly number[] = [];
  let total = 0;
  let error: unknown;
  let wanted: readonly [first: number, last: number] = [0, 0];
  let requestedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state = snapshot();

  function snapshot(): PagedRowsState<Row> {
    const numbers = [...pages.keys()].toSorted((a, b) => a - b);
    const rows: RemoteRows<Row> = {
      total: Math.max(0, total - excluded.length),
      loaded: numbers.flatMap((pageNo) => pages.get(pageNo)!.filter((row) => !isExcluded(row))),
      rowAt(index) {
        const place = placeOf(index);
        return pages.get(pageOf(place))?.[place % pageSize];
      },
      request,
    };
    return { rows, isReady: pages.size > 0, error };
  }
  function publish() {
    state = snapshot();
    for (const listener of listeners) listener();
  }

  /** Server position of a list position. */
  function placeOf(index: number): number {
    let place = index;
    for (const gap of excluded) {
      if (gap > place) break;
      place += 1;
    }
    return place;
  }
  const pageOf = (place: number) => Math.floor(place / pageSize) + 1;

  async function load(pageNo: number) {
    const call = new AbortController();
    calls.set(pageNo, call);
    try {
      const page = await functions.loadPage(pageNo, call.signal);
      if (call.signal.aborted) return;
      pages.set(pageNo, page.records);
      total = page.total;
      const found = page.records.flatMap((row, nth) => (isExcluded(row) ? [(pageNo - 1) * pageSize + nth] : []));
      if (found.length > 0) excluded = [...new Set([...excluded, ...found])].toSorted((a, b) => a - b);
    } catch (reason) {
      if (call.signal.aborted) return;
      failed.add(pageNo);
      error = reason;
    } finally {
      if (calls.get(pageNo) === call) calls.delete(pageNo);
    }
    publish();
    // Excluded rows of this page move rows of the next page into view.
    loadWanted();
  }

  function loadWanted() {
    const [first, last] = wanted;
    const from = pageOf(placeOf(first));
    const bound = pages.size > 0 ? Math.max(1, Math.ceil(total / pageSize)) : 1;
    const to = Math.min(bound, pageOf(placeOf(last)));
    for (const [pageNo, call] of calls) {
      if (pageNo >= from && pageNo <= to) continue;
      call.abort();
      calls.delete(pageNo);
    }
    for (let pageNo = from; pageNo <= to; pageNo += 1) {
      if (!pages.has(pageNo) && !calls.has(pageNo) && !failed.has(pageNo)) void load(pageNo);
    }
  }

  function request(first: number, last: number) {
    wanted = [first, Math.max(first, last)];
    if (timer !== undefined) return;
    const look = () => {
      timer = undefined;
      requestedAt = Date.now();
      loadWanted();
    };
    const wait = requestedAt + REQUEST_EVERY_MS - Date.now();
    if (wait <= 0) look();
    else timer = setTimeout(look, wait);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    request,
    configure(next) {
      functions = next;
    },
    retry() {
      failed.clear();
      error = undefined;
      publish();
      loadWanted();
    },
    abort() {
      clearTimeout(timer);
      timer = undefined;
      requestedAt = -Infinity;
      for (const call of calls.values()) call.abort();
      calls.clear();
    },
  };
}
