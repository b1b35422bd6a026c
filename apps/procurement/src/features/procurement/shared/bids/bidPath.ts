/** Path of the supplier's list of bids. */
export const BID_LIST_PATH = '/procurement/bid';

/** Path of the caller's bid for a project. */
export const bidPath = (projectId: string): string =>
  `/procurement/source/bid?${new URLSearchParams({ id: projectId }).toString()}`;
