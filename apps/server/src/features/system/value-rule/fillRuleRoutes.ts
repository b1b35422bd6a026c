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
import { checkedParams, fillRules } from './fillRules';

export function fillRuleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const rule = fillRules(services);

  serve(app, listFillRules, (request, caller) => rule.list(caller, request));
  serve(app, viewFillRule, ({ id }, caller) => rule.view(caller, id));
  serveWrites(app, services, {
    add: [
      addFillRule,
      async (caller, input, logChange) => {
        checkedParams(input.ruleParams);
        return rule.add(caller, input, logChange);
      },
    ],
    edit: [
      editFillRule,
      async (caller, input, logChange) => {
        if (input.ruleParams !== undefined) checkedParams(input.ruleParams);
        return rule.edit(caller, input, logChange);
      },
    ],
    remove: [deleteFillRule, deleteFillRules, rule.remove],
  });
  serveExport(app, services, exportFillRules, (input, caller) => rule.exported(caller, input));
  serveImport(app, services, importFillRules, (caller) => rule.imported(caller));

  serve(app, testFillRule, ({ ruleCode, parentCode }, caller) => rule.look(caller, ruleCode, parentCode));
  serve(app, executeFillRule, ({ ruleCode, parentCode }, caller) => rule.make(caller, ruleCode, parentCode));
  serve(app, executeFillRules, ({ rules, commonFormData }, caller) =>
    // All or none: a number that nobody gets is a gap.
    db.transaction(async () => {
      const made: { ruleCode: string; result: string }[] = [];
      for (const { ruleCode, formData } of rules) {
        const parentCode = formData?.parentCode ?? commonFormData?.parentCode;
        made.push({ ruleCode, result: await rule.make(caller, ruleCode, parentCode) });
      }
      return made;
    }),
  );
}
