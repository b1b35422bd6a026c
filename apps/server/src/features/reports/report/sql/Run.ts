/** Runs one statement; the fields of the result have the ids of their types. */
export type Run = (
  text: string,
  values: readonly unknown[],
) => Promise<{
  rows: Record<string, unknown>[];
  fields: readonly { name: string; dataTypeID: number; dataTypeModifier: number }[];
}>;

/** A statement with `$1`, `$2` … */
export interface Query {
  text: string;
  values: readonly unknown[];
}

/** The next rows of a query, up to `count`; fewer at its end. */
export type Fetch = (count: number) => Promise<Record<string, unknown>[]>;

/** Runs the statements of a report, read-only and within limits. */
export interface ReportRuns {
  run: Run;
  /** Opens a query for `read`, which fetches its rows. */
  open: <T>(query: Query, read: (fetch: Fetch) => Promise<T>) => Promise<T>;
}
