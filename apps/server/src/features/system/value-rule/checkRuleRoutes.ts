import {
  addCheckRule,
  checkByCode,
  codes,
  deleteCheckRule,
  deleteCheckRules,
  editCheckRule,
  exportCheckRules,
  importCheckRules,
  listCheckRules,
  viewCheckRule,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { failure } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { readPartsOrRefuse, checkRules } from './checkRules';

export function checkRuleRoutes(app: FastifyInstance, services: Services): void {
  const rule = checkRules(services);

  serve(app, listCheckRules, (request, caller) => rule.list(caller, request));
  serve(app, viewCheckRule, ({ id }, caller) => rule.view(caller, id));
  serveWrites(app, services, {
    add: [
      addCheckRule,
      async (caller, input, logChange) => {
        readPartsOrRefuse(input.ruleJson);
        return rule.add(caller, input, logChange);
      },
    ],
    edit: [
      editCheckRule,
      async (caller, input, logChange) => {
        if (input.ruleJson !== undefined) readPartsOrRefuse(input.ruleJson);
        return rule.edit(caller, input, logChange);
      },
    ],
    remove: [deleteCheckRule, deleteCheckRules, rule.remove],
  });
  serveExport(app, services, exportCheckRules, (input, caller) => rule.exportList(caller, input));
  serveImport(app, services, importCheckRules, (caller) => rule.importList(caller));

  serve(app, checkByCode, async ({ ruleCode, value = '' }, caller, { reply }) => {
    const fault = await rule.check(caller, ruleCode, decodeOnce(value));
    if (!fault) return null;
    // The only refusal with a result besides the message.
    const { message } = fault;
    await reply.send({ ...failure({ code: codes.refused, message, field: 'value' }), result: fault });
    return null;
  });
}

/** Decodes a value that clients URL-encode twice; other texts stay unchanged. */
function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
