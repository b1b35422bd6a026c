import {
  approveCustomer,
  checkCustomer,
  registerCustomer,
  rejectCustomer,
  resubmitCustomer,
  uploadCustomerFile,
  viewOwnCustomer,
  voidCustomer,
  withdrawCustomer,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { requestOrigin } from '../../../records/registrations/requestOrigin';
import { serveVisitorUpload } from '../../../records/registrations/serveVisitorUpload';
import { visitors } from '../../../records/registrations/visitors';
import { serveWrite } from '../../../records/lists/serveWrite';
import { WithMessage } from '../../../platform/http/envelope';
import { hostOf } from '../../../platform/http/hostOf';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { CUSTOMER_FILES } from '../shared/customerColumns';
import { texts } from '../../../platform/texts';
import { customers } from './customers';

/** Calls per address and minute. */
const CALLS_PER_MINUTE = 30;

/** Endpoints for purchasing units that register, and for auditors. */
export function customerRoutes(app: FastifyInstance, services: Services): void {
  const visiting = visitors(services);
  const registration = customers(services, visiting.expectCode);
  const limit = { name: 'customer-registration', max: CALLS_PER_MINUTE };

  servePublic(
    app,
    registerCustomer,
    async (input, { request }) => {
      return new WithMessage(texts.customer.registered, await registration.register(input, requestOrigin(request)));
    },
    { limit },
  );
  servePublic(
    app,
    checkCustomer,
    async (input) => {
      await registration.check(input);
      return null;
    },
    { limit },
  );
  serveVisitorUpload(app, services, {
    endpoint: uploadCustomerFile,
    biz: CUSTOMER_FILES,
    visitors: visiting,
    tenantOf: (request) => registration.tenantOf(hostOf(request)),
    limit,
  });

  serve(app, viewOwnCustomer, (_input, caller) => registration.mine(caller));
  serveWrite(app, services, () => texts.supplier.resubmitted, resubmitCustomer, registration.resubmit);
  serveWrite(
    app,
    services,
    () => texts.supplier.withdrawn,
    withdrawCustomer,
    (caller, _input, logChange) => registration.withdraw(caller, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.supplier.decided.approve,
    approveCustomer,
    (...call) => registration.decide('approve', ...call),
  );
  serveWrite(
    app,
    services,
    () => texts.supplier.decided.reject,
    rejectCustomer,
    (...call) => registration.decide('reject', ...call),
  );
  serveWrite(
    app,
    services,
    () => texts.supplier.decided.void,
    voidCustomer,
    (...call) => registration.decide('void', ...call),
  );
}
