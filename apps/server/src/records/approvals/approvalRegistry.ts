import type { BusinessService } from '@gezi/domain';
import type { ApprovalBusiness } from './ApprovalBusiness';
import type { ApprovalProcess } from './ApprovalProcess';

/** Both sides of the approval of documents by processes. Features fill it; neither side knows the other. */
export interface ApprovalRegistry {
  businesses: Map<BusinessService, ApprovalBusiness>;
  /** Absent until the feature that runs processes is registered. */
  process: ApprovalProcess | undefined;
}

export const approvalRegistry = (): ApprovalRegistry => ({ businesses: new Map(), process: undefined });
