import { auditStatus } from '../../shared/registration/auditSteps';
import type { CustomerInfo } from '../registration';

/**
 * Whether a purchasing unit may be deleted. A unit with a tenant stays, and a registration must be void first, because its
 * applicant could submit it again.
 */
export const mayRemoveCustomer = ({
  username,
  tenantIdCreated,
  auditStatus: status,
}: Pick<CustomerInfo, 'username' | 'tenantIdCreated' | 'auditStatus'>): boolean =>
  tenantIdCreated === null && (username === '' || status === auditStatus.voided);
