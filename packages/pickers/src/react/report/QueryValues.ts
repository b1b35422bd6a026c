/** What a report is searched by: values by field, the ends of a range with `_begin` and `_end`. */
export type QueryValues = Record<string, string | undefined>;
