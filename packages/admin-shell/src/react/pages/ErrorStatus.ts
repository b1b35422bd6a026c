/** The error pages there are. */
export type ErrorStatus = 403 | 404 | 500;
