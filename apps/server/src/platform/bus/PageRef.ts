/** One page that is edited together, in one tenant. */
export interface PageRef {
  tenantId: number;
  /** As in the socket's path, e.g. `sheet:demo`. */
  pageId: string;
}

export const nameOfPage = ({ tenantId, pageId }: PageRef): string => `${tenantId}/${pageId}`;
