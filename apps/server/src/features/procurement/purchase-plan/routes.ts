import { editPlan, listPlans, viewPlan, viewPlanById } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../../../platform/http/callOf';
import { Said } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../Services';
import { texts } from '../../../platform/texts';
import { PLAN_LIST, plans } from './plans';

export function planRoutes(app: FastifyInstance, services: Services): void {
  const { list, view, edit, pageRight, statistics, find } = plans(services);
  services.jobClasses.set('planStatistics', { text: texts.job.names.planStatistics, run: statistics });
  services.recordSearches.push({ kind: 'plan', find });
  services.pageKinds.set('purchasePlan', { permission: PLAN_LIST, right: pageRight });

  serve(app, listPlans, (request, caller) => list(caller, request));
  serve(app, viewPlan, ({ id }, caller) => view(caller, id));
  serve(app, viewPlanById, ({ id }, caller) => view(caller, id));
  serve(
    app,
    editPlan,
    async (input, caller, { request }) => new Said(texts.saved, await edit(caller, input, callOf(request))),
  );
}
