/**
 * The tenant that runs the platform: what its editors publish is the public site. Projects are shown of every tenant.
 */
export const SITE_TENANT = 1;

/** Rows of a page of the public site, at most. */
export const PUBLIC_PAGE = 50;
