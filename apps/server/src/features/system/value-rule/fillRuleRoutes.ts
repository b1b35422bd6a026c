import {
  addFillRule,
  deleteFillRule,
  deleteFillRules,
  editFillRule,
  executeFillRule,
  executeFillRules,
  exportFillRules,
  importFillRules,
  listFillRules,
  testFillRule,
  viewFillRule,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { readParamsOrRefuse, fillRules } from './fillRules';

export function fillRuleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const rule = fillRules(services);

  serve(app, listFillRules, (request, caller) => rule.list(caller, request));
  serve(app, viewFillRule, ({ id }, caller) => rule.view(caller, id));
  serveWrites(app, services, {
    add: [
      addFillRule,
      async (caller, input, logChange) => {
        readParamsOrRefuse(input.ruleParams);
        return rule.add(caller, input, logChange);
      },
    ],
    edit: [
      editFillRule,
      async (caller, input, logChange) => {
        if (input.ruleParams !== undefined) readParamsOrRefuse(input.ruleParams);
        return rule.edit(caller, input, logChange);
      },
    ],
    remove: [deleteFillRule, deleteFillRules, rule.remove],
  });
  serveExport(app, services, exportFillRules, (input, caller) => rule.exportList(caller, input));
  serveImport(app, services, importFillRules, (caller) => rule.importList(caller));

  serve(app, testFillRule, ({ ruleCode, parentCode }, caller) => rule.peek(caller, ruleCode, parentCode));
  serve(app, executeFillRule, ({ ruleCode, parentCode }, caller) => rule.next(caller, ruleCode, parentCode));
  serve(app, executeFillRules, ({ rules, commonFormData }, caller) =>
    // One transaction, so that a failure leaves no gap in the numbers.
    db.transaction(async () => {
      const values: { ruleCode: string; result: string }[] = [];
      for (const { ruleCode, formData } of rules) {
        const parentCode = formData?.parentCode ?? commonFormData?.parentCode;
        values.push({ ruleCode, result: await rule.next(caller, ruleCode, parentCode) });
      }
      return values;
    }),
  );
}
