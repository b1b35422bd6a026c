import { planEditors, planReaders } from '../support/rights/roles';
import { planLines } from '../support/records/linesOfCalls';
import { line } from '../support/records/Line';
import { ids } from '../support/records/ids';
import { THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listPlans: { users: planReaders },
    viewPlan: { users: planReaders, input: { id: 'x' } },
    viewPlanById: { users: planReaders, input: { id: 'x' } },
    editPlan: { users: planEditors, input: { id: 'x' } },
  },
  goodInputs: {
    editPlan: { id: 'x' },
  },
  records: {
    listPlans: planLines('id'),
    viewPlan: planLines('id'),
    viewPlanById: planLines('id'),
    editPlan: [
      line('own plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.ownPlan })),
      line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.colleaguePlan })),
      line('colleague’s draft', ['admin', 'manager'], () => ({ id: ids.colleagueDraft })),
      line('other tenant’s plan', THERE, () => ({ id: ids.foreignPlan })),
    ],
  },
  rulePages: [{ component: 'purchase/PlanList', list: 'listPlans', view: 'viewPlan' }],
};
