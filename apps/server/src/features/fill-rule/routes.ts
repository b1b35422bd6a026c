import {
  addFillRule,
  deleteFillRule,
  deleteFillRules,
  done,
  editFillRule,
  executeFillRule,
  executeFillRules,
  exportFillRules,
  FILL_CLASSES,
  importFillRules,
  listFillRules,
  readFillParams,
  refused,
  RULE_CODE,
  testFillRule,
  viewFillRule,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../crud/pageOf';
import { serveKept } from '../../crud/serveKept';
import { sysFillRule } from '../../db';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import type { ListColumn } from '../../workbooks/ListImport';
import { plainImport } from '../../workbooks/plainImport';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { checkedParams, FILL_RULE, fillRules } from './rules';

const t = texts.import;
const isClass = (text: string) => FILL_CLASSES.some((name) => name === text);

const listColumns: readonly ListColumn[] = [
  { key: 'ruleName', header: '规则名称', required: true, maxLength: 100, width: 24 },
  {
    key: 'ruleCode',
    header: '规则编码',
    required: true,
    unique: true,
    maxLength: 100,
    width: 24,
    read: (text) => (new RegExp(RULE_CODE).test(text) ? done(text) : refused(t.wrong('规则编码'))),
  },
  {
    key: 'ruleClass',
    header: '生成方式',
    required: true,
    width: 18,
    read: (text) => (isClass(text) ? done(text) : refused(t.notListed('生成方式', FILL_CLASSES.join('、')))),
  },
  {
    key: 'ruleParams',
    header: '规则参数',
    maxLength: 2000,
    width: 60,
    read(text) {
      const params = readFillParams(text);
      return params.ok ? done(text) : refused(texts.rule.params[params.reason]);
    },
  },
];

export function fillRuleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const rule = fillRules(services);

  serve(app, listFillRules, async (request, caller) => {
    const { rows, total, query } = await rule.list(caller, request);
    return pageOf(rows, total, query);
  });
  serve(app, viewFillRule, ({ id }, caller) => rule.view(caller, id));
  serveKept(app, services, {
    add: [
      addFillRule,
      async (caller, input, note) => {
        checkedParams(input.ruleParams);
        return rule.add(caller, input, note);
      },
    ],
    edit: [
      editFillRule,
      async (caller, input, note) => {
        if (input.ruleParams !== undefined) checkedParams(input.ruleParams);
        return rule.edit(caller, input, note);
      },
    ],
    remove: [deleteFillRule, deleteFillRules, rule.remove],
  });
  serveExport(app, services, exportFillRules, async ({ selections = '', ...filters }, caller) => ({
    title: FILL_RULE,
    columns: listColumns,
    rows: await rule.all(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importFillRules, async (caller) =>
    plainImport(services, caller, {
      name: FILL_RULE,
      columns: listColumns,
      table: 'sys_fill_rule',
      isOwn: eq(sysFillRule.tenantId, caller.tenantId),
      code: sysFillRule.ruleCode,
    }),
  );

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
