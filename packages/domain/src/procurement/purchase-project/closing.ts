import { hasPostponement } from './parts';

/** Members of a project that decide on what happens at the end of its quotation. */
export interface ClosingProject {
  buyType: string;
  minSupplierCount: number;
  postponeDays: number | null;
  postponed: string;
}

/**
 * Action of the clock at the end of the quotation (contract, part 3 §4.2): one postponement if there are too few bids,
 * else the end, without a bid as a failure.
 *
 * @param bids submitted bids
 */
export function closingAction(project: ClosingProject, bids: number): 'postpone' | 'expire' | 'close' {
  const { minSupplierCount, postponeDays, postponed } = project;
  if (bids < minSupplierCount && hasPostponement(project) && (postponeDays ?? 0) > 0 && postponed !== '1') {
    return 'postpone';
  }
  return bids === 0 ? 'expire' : 'close';
}
