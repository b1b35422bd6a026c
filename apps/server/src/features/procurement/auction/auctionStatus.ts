import { buyType, projectStatus } from '@gezi/domain';
import { timeOf } from '../../../platform/db';
import type { AuctionProject } from './store';

/**
 * The state of an auction at a time: one whose start has come is running, also before the job of the clock stores it.
 *
 * @param now clock of the database, epoch milliseconds
 */
export const auctionStatus = (
  { buyType: method, status, proStartTime }: Pick<AuctionProject, 'buyType' | 'status' | 'proStartTime'>,
  now: number,
): string =>
  method === buyType.auction && status === projectStatus.toStart && now >= timeOf(proStartTime!)
    ? projectStatus.quoting
    : status;
