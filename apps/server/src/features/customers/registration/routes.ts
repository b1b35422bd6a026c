import {
  approveCustomer,
  checkCustomer,
  listCustomers,
  registerCustomer,
  rejectCustomer,
  resubmitCustomer,
  uploadCustomerFile,
  viewCustomer,
  viewOwnCustomer,
  voidCustomer,
  withdrawCustomer,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveVisitorUpload } from '../../../records/registrations/serveVisitorUpload';
import { visitors } from '../../../records/registrations/visitors';
import { serveWrite } from '../../../records/lists/serveWrite';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { hostOf } from '../../../platform/http/hostOf';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { customers } from './customers';

/** Of an address in a minute. */
const CALLS = 30;

/** Purchasing units that register: their calls, and those of who decides. */
export function customerRoutes(app: FastifyInstance, services: Services): void {
  const visiting = visitors(services);
  const book = customers(services, visiting.expectCode);
  const limit = { name: 'customer-registration', max: CALLS };

  servePublic(
    app,
    registerCustomer,
    async (input, { request }) => {
      const from = { ip: addressOf(request), call: callOf(request), host: hostOf(request) };
      return new WithMessage(texts.customer.registered, await book.register(input, from));
    },
    { limit },
  );
  servePublic(
    app,
    checkCustomer,
    async (wanted) => {
      await book.check(wanted);
      return null;
    },
    { limit },
  );
  serveVisitorUpload(app, services, {
    endpoint: uploadCustomerFile,
    biz: 'customerRegister',
    visiting,
    tenantOf: (request) => book.tenantOf(hostOf(request)),
    limit,
  });

  serve(app, viewOwnCustomer, (_input, caller) => book.mine(caller));
  serveWrite(app, services, texts.supplier.resubmitted, resubmitCustomer, book.resubmit);
  serveWrite(app, services, texts.supplier.withdrawn, withdrawCustomer, (caller, _input, logChange) =>
    book.withdraw(caller, logChange),
  );
  serve(app, listCustomers, (request, caller) => book.list(request, caller));
  serve(app, viewCustomer, ({ id }, caller) => book.view(id, caller));
  serveWrite(app, services, texts.supplier.passed, approveCustomer, (...call) => book.decide('approve', ...call));
  serveWrite(app, services, texts.supplier.refused, rejectCustomer, (...call) => book.decide('reject', ...call));
  serveWrite(app, services, texts.supplier.voided, voidCustomer, (...call) => book.decide('void', ...call));
}
