import { parseRecord } from '../kit/parseJson';

/** The route the user is on, as far as requests depend on it. */
export interface CurrentRoute {
  name?: string;
  params?: {
    appId?: string;
    /** Query parameters of the low-code app, as a record or as its JSON. */
    lowAppFilter?: Readonly<Record<string, unknown>> | string;
  };
}

export interface LowApp {
  appId: string;
  /** Merged over the query parameters of every call. */
  filter: Readonly<Record<string, unknown>>;
}

/** The low-code app a route belongs to: its name starts with `low-app` and it has an `appId` (P§2, P§7). */
export function lowAppOf(route: CurrentRoute | undefined): LowApp | undefined {
  const appId = route?.params?.appId;
  if (!route?.name?.startsWith('low-app') || !appId) return undefined;
  return { appId, filter: readFilter(route.params?.lowAppFilter) };
}

function readFilter(filter: Readonly<Record<string, unknown>> | string | undefined): Readonly<Record<string, unknown>> {
  // It comes from the address bar: a broken one filters nothing.
  return typeof filter === 'string' ? (parseRecord(filter) ?? {}) : (filter ?? {});
}
