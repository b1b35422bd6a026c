/** Tenant that runs the platform. Its editors publish the public site, which shows projects of all tenants. */
export const SITE_TENANT = 1;

/** Maximum page size on the public site. */
export const MAX_PUBLIC_PAGE = 50;
