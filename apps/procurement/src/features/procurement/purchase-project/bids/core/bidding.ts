import { projectStatus, type PurchaseInfo } from '@gezi/domain';

type Stated = Pick<PurchaseInfo, 'status' | 'publishTime'>;

/** Projects have bids once they are published. */
export const hasBids = ({ publishTime }: Stated): boolean => publishTime !== null;

/** True until the bids of the current round are opened. */
export const areSealed = ({ status }: Stated): boolean =>
  status === projectStatus.toStart || status === projectStatus.quoting || status === projectStatus.toOpen;

/** True if the bids of the current round can be compared. */
export const areOpen = (project: Stated & Pick<PurchaseInfo, 'openTime'>): boolean =>
  project.openTime !== null && !areSealed(project);
