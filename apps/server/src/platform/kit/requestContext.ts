import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@gezi/domain';

/** The request that the running code belongs to. */
export interface RequestContext {
  language: Language;
  /** @throws the error that the request was answered with, if it took too long; absent outside of requests */
  expectInTime?(): void;
  /** True once its statements let those of other requests go first, see {@link letOthersFirst}. */
  isBulk?: boolean;
}

/** Levels of transactions by database, see `makeDatabase`. */
type Levels = ReadonlyMap<object, unknown>;

interface RunContext {
  request?: RequestContext | undefined;
  levels?: Levels | undefined;
}

// One storage for all members: before version 24, Node visits each storage whenever a promise is made.
const storage = new AsyncLocalStorage<RunContext>();

/** The current request; undefined in jobs and other work that the server does by itself. */
export const requestContext = (): RequestContext | undefined => storage.getStore()?.request;

/** The levels that the running code belongs to; undefined outside of transactions. */
export const runningLevels = (): Levels | undefined => storage.getStore()?.levels;

/**
 * Lets the statements of other requests go first from now on, where all share one connection. For imports, exports and
 * reports, which send many.
 */
export function letOthersFirst(): void {
  const context = requestContext();
  if (context) context.isBulk = true;
}

/** Runs `work` and its asynchronous calls in the context of a request. */
export const inRequestContext = <T>(context: RequestContext | undefined, work: () => T): T =>
  storage.run({ ...storage.getStore(), request: context }, work);

/** Runs `work` and its asynchronous calls in levels of transactions. */
export const inLevels = <T>(levels: Levels, work: () => T): T => storage.run({ ...storage.getStore(), levels }, work);

/** Runs `work`, which continues after the current request, without a request. */
export const outsideOfRequest = <T>(work: () => T): T => inRequestContext(undefined, work);
