import { editPlan, listPlans, viewPlan, viewPlanById } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import type { plans } from './plans';

export function planRoutes(app: FastifyInstance, { list, view, edit }: ReturnType<typeof plans>): void {
  serve(app, listPlans, (request, caller) => list(caller, request));
  serve(app, viewPlan, ({ id }, caller) => view(caller, id));
  serve(app, viewPlanById, ({ id }, caller) => view(caller, id));
  serve(
    app,
    editPlan,
    async (input, caller, { request }) => new WithMessage(texts.saved, await edit(caller, input, callOf(request))),
  );
}
