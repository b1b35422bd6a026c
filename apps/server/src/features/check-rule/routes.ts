import {
  addCheckRule,
  checkByCode,
  codes,
  deleteCheckRule,
  deleteCheckRules,
  done,
  editCheckRule,
  exportCheckRules,
  importCheckRules,
  listCheckRules,
  refused,
  RULE_CODE,
  viewCheckRule,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../crud/pageOf';
import { serveKept } from '../../crud/serveKept';
import { sysCheckRule } from '../../db';
import { failure } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import type { ListColumn } from '../../workbooks/ListImport';
import { plainImport } from '../../workbooks/plainImport';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { CHECK_RULE, checkedParts, checkRules, ruleFault } from './rules';

const listColumns: readonly ListColumn[] = [
  { key: 'ruleName', header: '规则名称', required: true, maxLength: 100, width: 24 },
  {
    key: 'ruleCode',
    header: '规则编码',
    required: true,
    unique: true,
    maxLength: 100,
    width: 24,
    read: (text) => (new RegExp(RULE_CODE).test(text) ? done(text) : refused(texts.import.wrong('规则编码'))),
  },
  {
    key: 'ruleJson',
    header: '规则',
    required: true,
    maxLength: 10_000,
    width: 60,
    read(text) {
      const fault = ruleFault(text);
      return typeof fault === 'string' ? refused(fault) : done(text);
    },
  },
  { key: 'ruleDescription', header: '规则描述', maxLength: 500, width: 40 },
];

export function checkRuleRoutes(app: FastifyInstance, services: Services): void {
  const rule = checkRules(services);

  serve(app, listCheckRules, async (request, caller) => {
    const { rows, total, query } = await rule.list(caller, request);
    return pageOf(rows, total, query);
  });
  serve(app, viewCheckRule, ({ id }, caller) => rule.view(caller, id));
  serveKept(app, services, {
    add: [
      addCheckRule,
      async (caller, input, note) => {
        checkedParts(input.ruleJson);
        return rule.add(caller, input, note);
      },
    ],
    edit: [
      editCheckRule,
      async (caller, input, note) => {
        if (input.ruleJson !== undefined) checkedParts(input.ruleJson);
        return rule.edit(caller, input, note);
      },
    ],
    remove: [deleteCheckRule, deleteCheckRules, rule.remove],
  });
  serveExport(app, services, exportCheckRules, async ({ selections = '', ...filters }, caller) => ({
    title: CHECK_RULE,
    columns: listColumns,
    rows: await rule.all(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importCheckRules, async (caller) =>
    plainImport(services, caller, {
      name: CHECK_RULE,
      columns: listColumns,
      table: 'sys_check_rule',
      isOwn: eq(sysCheckRule.tenantId, caller.tenantId),
      code: sysCheckRule.ruleCode,
    }),
  );

  serve(app, checkByCode, async ({ ruleCode, value = '' }, caller, { reply }) => {
    const fault = await rule.check(caller, ruleCode, decoded(value));
    if (!fault) return null;
    // The one refusal that tells more than its message.
    const { message } = fault;
    await reply.send({ ...failure({ code: codes.refused, message, field: 'value' }), result: fault });
    return null;
  });
}

/** As the platform's clients encode it once more than the address; a text that is not encoded stays. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
