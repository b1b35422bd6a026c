/** Maximum characters of a comment. */
export const MAX_COMMENT_LENGTH = 4_000;
/** Maximum comments of a shared page; those of removed rows do not count. */
export const MAX_COMMENTS = 2_000;
/** Maximum comments of removed rows that a shared page keeps for an undo; the oldest removals go first. */
export const MAX_REMOVED_COMMENTS = 1_000;
