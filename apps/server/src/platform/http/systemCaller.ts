import { SYSTEM_ROLE } from '@gezi/domain';
import type { Caller } from './Caller';

/** The system as the caller of changes that follow from the clock or from other documents, in one tenant. */
export const systemCaller = (tenantId: number): Caller => ({
  sessionId: '',
  userId: '',
  username: 'system',
  realname: '',
  userType: 'admin',
  supplierId: null,
  status: 1,
  roles: [SYSTEM_ROLE],
  orgCode: null,
  orgCodes: [],
  departsInCharge: [],
  pageRules: [],
  tenantId,
  ip: '',
  lowAppId: null,
});
