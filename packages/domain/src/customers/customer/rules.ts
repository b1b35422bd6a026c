import { auditStatus } from '../../shared/registration/auditLifecycle';
import type { CustomerInfo } from '../registration';

/**
 * True if a purchasing organisation may be deleted: it has no tenant, and its registration, if any, is void. Otherwise the
 * applicant could submit the registration again.
 */
export const mayRemoveCustomer = ({
  username,
  tenantIdCreated,
  auditStatus: status,
}: Pick<CustomerInfo, 'username' | 'tenantIdCreated' | 'auditStatus'>): boolean =>
  tenantIdCreated === null && (username === '' || status === auditStatus.voided);
