import { changeLoginTenantId, editProfile, viewProfile } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { serveNoted } from '../../crud/serveNoted';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { profile } from './profile';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const own = profile(services);
  const noted = noting(services.audit);

  serve(app, viewProfile, (_input, caller) => own.view(caller));
  serveNoted(app, services, texts.saved, editProfile, (caller, input, note) => own.edit(caller, input, note));
  serve(app, changeLoginTenantId, (input, caller, at) => own.changeTenant(caller, input, noted(caller, at)));
}
