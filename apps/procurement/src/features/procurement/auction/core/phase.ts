import { projectStatus, type AuctionRoom } from '@gezi/domain';

/** Part of its life that an auction is in. */
export type Phase = 'before' | 'running' | 'ended';

/**
 * The phase of an auction by the clock of the server.
 *
 * @param passed a time of the auction that has passed since the room was read
 */
export function phaseOf({ status, serverTime, endTime }: AuctionRoom, passed?: string): Phase {
  if (status === projectStatus.toStart) return 'before';
  return status === projectStatus.quoting && serverTime < endTime && passed !== endTime ? 'running' : 'ended';
}
