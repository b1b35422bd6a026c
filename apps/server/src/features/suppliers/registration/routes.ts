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
import { serveVisitorUpload } from '../../../records/registrations/serveVisitorUpload';
import { visitors } from '../../../records/registrations/visitors';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { hostOf } from '../../../platform/http/hostOf';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { registrations } from './registrations';

/** Of an address in a minute. */
const CALLS = 30;

/** Suppliers that register themselves: their calls, and those of who decides. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const visiting = visitors(services);
  const book = registrations(services, visiting.expectCode);
  const limit = { name: 'supplier-registration', max: CALLS };

  servePublic(
    app,
    registerSupplier,
    async (input, { request }) => {
      const from = { ip: addressOf(request), call: callOf(request), host: hostOf(request) };
      return new WithMessage(texts.supplier.registered, await book.register(input, from));
    },
    { limit },
  );
  servePublic(
    app,
    checkSupplier,
    async (wanted, { request }) => {
      await book.check(wanted, hostOf(request));
      return null;
    },
    { limit },
  );

  serveVisitorUpload(app, services, {
    endpoint: uploadRegistrationFile,
    biz: 'supplierRegister',
    visiting,
    tenantOf: (request) => book.tenantOf(hostOf(request)),
    limit,
  });

  serve(app, viewOwnRegistration, (_input, caller) => book.mine(caller));
  serve(app, resubmitRegistration, async (input, caller, { request }) => {
    return new WithMessage(texts.supplier.resubmitted, await book.resubmit(input, caller, callOf(request)));
  });
  serve(app, withdrawRegistration, async (_input, caller, { request }) => {
    return new WithMessage(texts.supplier.withdrawn, await book.withdraw(caller, callOf(request)));
  });
  serve(app, listRegistrations, (input, caller) => book.list(input, caller));
  serve(app, viewRegistration, ({ id }, caller) => book.view(id, caller));
  serve(app, approveRegistration, async (input, caller, { request }) => {
    return new WithMessage(texts.supplier.passed, await book.decide('approve', input, caller, callOf(request)));
  });
  serve(app, rejectRegistration, async (input, caller, { request }) => {
    return new WithMessage(texts.supplier.refused, await book.decide('reject', input, caller, callOf(request)));
  });
  serve(app, voidRegistration, async (input, caller, { request }) => {
    return new WithMessage(texts.supplier.voided, await book.decide('void', input, caller, callOf(request)));
  });
}
