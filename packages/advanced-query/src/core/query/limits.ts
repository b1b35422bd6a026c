/** Maximum number of conditions of a query, including groups. */
export const MAX_CONDITIONS = 50;
/** Maximum number of conditions on detail rows: each may read all of them. */
export const MAX_DETAIL_CONDITIONS = 5;
/** Maximum depth of groups, counting the query itself. */
export const MAX_DEPTH = 5;
