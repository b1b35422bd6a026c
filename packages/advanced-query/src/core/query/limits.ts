/** Conditions of one query, at most, all groups together. */
export const MAX_CONDITIONS = 50;
/** Conditions that look into detail rows: each may read every one of them. */
export const MAX_DETAIL_CONDITIONS = 5;
/** Groups within each other, the outermost counted. */
export const MAX_DEPTH = 5;
