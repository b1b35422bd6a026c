/** A shared page of a tenant. */
export interface PageRef {
  tenantId: number;
  /** As in the path of the socket, e.g. `sheet:demo`. */
  pageId: string;
}

export const nameOfPage = ({ tenantId, pageId }: PageRef): string => `${tenantId}/${pageId}`;
