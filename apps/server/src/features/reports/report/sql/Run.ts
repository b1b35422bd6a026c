/** Runs one statement; the fields of the result have the ids of their types. */
export type Run = (
  text: string,
  values: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; fields: readonly { name: string; dataTypeID: number }[] }>;
