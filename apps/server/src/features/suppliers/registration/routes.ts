import {
  approveRegistration,
  checkSupplier,
  listRegistrations,
  registerSupplier,
  rejectRegistration,
  resubmitRegistration,
  uploadRegistrationFile,
  viewOwnRegistration,
  viewRegistration,
  voidRegistration,
  withdrawRegistration,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { requestOrigin } from '../../../records/registrations/requestOrigin';
import { serveVisitorUpload } from '../../../records/registrations/serveVisitorUpload';
import { visitors } from '../../../records/registrations/visitors';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { hostOf } from '../../../platform/http/hostOf';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { SUPPLIER_FILES } from '../shared/supplierPage';
import { texts } from '../../../platform/texts';
import { registrations } from './registrations';

/** Calls per address and minute. */
const CALLS_PER_MINUTE = 30;

/** Endpoints for suppliers that register, and for auditors. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const visiting = visitors(services);
  const registration = registrations(services, visiting.expectCode);
  const limit = { name: 'supplier-registration', max: CALLS_PER_MINUTE };

  servePublic(
    app,
    registerSupplier,
    async (input, { request }) => {
      return new WithMessage(texts.supplier.registered, await registration.register(input, requestOrigin(request)));
    },
    { limit },
  );
  servePublic(
    app,
    checkSupplier,
    async (input, { request }) => {
      await registration.check(input, hostOf(request));
      return null;
    },
    { limit },
  );

  serveVisitorUpload(app, services, {
    endpoint: uploadRegistrationFile,
    biz: SUPPLIER_FILES,
    visitors: visiting,
    tenantOf: (request) => registration.tenantOf(hostOf(request)),
    limit,
  });

  serve(app, viewOwnRegistration, (_input, caller) => registration.viewOwn(caller));
  serve(app, resubmitRegistration, async (input, caller, { request }) => {
    return new WithMessage(texts.supplier.resubmitted, await registration.resubmit(input, caller, callOf(request)));
  });
  serve(app, withdrawRegistration, async (_input, caller, { request }) => {
    return new WithMessage(texts.supplier.withdrawn, await registration.withdraw(caller, callOf(request)));
  });
  serve(app, listRegistrations, (input, caller) => registration.list(input, caller));
  serve(app, viewRegistration, ({ id }, caller) => registration.view(id, caller));
  serve(app, approveRegistration, async (input, caller, { request }) => {
    return new WithMessage(
      texts.supplier.decided.approve,
      await registration.decide('approve', input, caller, callOf(request)),
    );
  });
  serve(app, rejectRegistration, async (input, caller, { request }) => {
    return new WithMessage(
      texts.supplier.decided.reject,
      await registration.decide('reject', input, caller, callOf(request)),
    );
  });
  serve(app, voidRegistration, async (input, caller, { request }) => {
    return new WithMessage(
      texts.supplier.decided.void,
      await registration.decide('void', input, caller, callOf(request)),
    );
  });
}
