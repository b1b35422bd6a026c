import { changeLoginTenantId, editProfile, viewProfile } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { profile } from './profile';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const own = profile(services);
  const noteFor = noting(services.audit);

  serve(app, viewProfile, (_input, caller) => own.view(caller));
  serve(
    app,
    editProfile,
    async (input, caller, exchange) => new Said(texts.saved, await own.edit(input, caller, noteFor(caller, exchange))),
  );
  serve(app, changeLoginTenantId, (input, caller, exchange) =>
    own.changeTenant(input, caller, noteFor(caller, exchange)),
  );
}
