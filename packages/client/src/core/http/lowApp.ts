import { parseRecord } from '../kit/parseJson';

/** The part of the current route that requests depend on. */
export interface CurrentRoute {
  name?: string;
  params?: {
    appId?: string;
    /** Query parameters of the low-code app, as an object or as JSON. */
    lowAppFilter?: Readonly<Record<string, unknown>> | string;
  };
}

export interface LowApp {
  appId: string;
  /** Overrides the query parameters of every call. */
  filter: Readonly<Record<string, unknown>>;
}

/** The low-code app a route belongs to: its name starts with `low-app` and it has an `appId` (P§2, P§7). */
export function lowAppOf(route: CurrentRoute | undefined): LowApp | undefined {
  const appId = route?.params?.appId;
  if (!route?.name?.startsWith('low-app') || !appId) return undefined;
  return { appId, filter: readFilter(route.params?.lowAppFilter) };
}

function readFilter(filter: Readonly<Record<string, unknown>> | string | undefined): Readonly<Record<string, unknown>> {
  // Comes from the address bar: an invalid filter is ignored.
  return typeof filter === 'string' ? (parseRecord(filter) ?? {}) : (filter ?? {});
}
