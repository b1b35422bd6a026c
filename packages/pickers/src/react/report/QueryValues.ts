/** Conditions of a report: values by field; ranges as `_begin` and `_end`. */
export type QueryValues = Record<string, string | undefined>;
