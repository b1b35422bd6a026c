/** Statuses with an error page. */
export type ErrorStatus = 403 | 404 | 500;
