import {
  done,
  FILL_CLASSES,
  fillPeriod,
  filledValue,
  readFillParams,
  refused,
  type FillClass,
  type FillParams,
  type SysFillRule,
  fillRuleFields,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { nextNumber, sysFillNumber, sysFillRule, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { valueRules } from './valueRules';

const t = texts.rule;

/** Maximum characters of a value. */
const MAX_LENGTH = 100;
const isClass = (text: string) => FILL_CLASSES.some((name) => name === text);
const readers = {
  ruleClass: (text: string) =>
    isClass(text) ? done(text) : refused(texts.import.notListed(t.fillClass, FILL_CLASSES.join('、'))),
  ruleParams(text: string) {
    const params = readFillParams(text);
    return params.ok ? done(text) : refused(t.params[params.reason]);
  },
};

/** Rules of a tenant to generate values. */
export function fillRules(services: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const { db, clock } = services;
  const rules = valueRules<SysFillRule>(services, {
    recordName: () => texts.records.fillRule,
    page: 'system/SysFillRuleList',
    table: sysFillRule,
    fields: fillRuleFields,
    readers,
  });

  function valueOf(rule: SysFillRule, period: string, number: number): string {
    const value = filledValue(rule.ruleClass as FillClass, readParamsOrRefuse(rule.ruleParams), period, number);
    if (value.length > MAX_LENGTH) throw refuse(t.tooLong, 'parentCode');
    return value;
  }

  const periodOf = (rule: SysFillRule, parentCode: string) =>
    fillPeriod(rule.ruleClass as FillClass, readParamsOrRefuse(rule.ruleParams), {
      now: timeText(clock()),
      parentCode,
    });

  return {
    ...rules,

    /** Next value, without consuming it. */
    async peek(caller: Caller, ruleCode: string, parentCode = ''): Promise<string> {
      const rule = await rules.findOrRefuse(caller, ruleCode);
      const period = periodOf(rule, parentCode);
      const [last] = await db.orm
        .select({ number: sysFillNumber.number })
        .from(sysFillNumber)
        .where(and(eq(sysFillNumber.ruleId, rule.id), eq(sysFillNumber.period, period)));
      return valueOf(rule, period, (last?.number ?? 0) + 1);
    },

    /** Consumes the next value; concurrent calls get different values. */
    async next(caller: Caller, ruleCode: string, parentCode = ''): Promise<string> {
      const rule = await rules.findOrRefuse(caller, ruleCode);
      const period = periodOf(rule, parentCode);
      return valueOf(rule, period, await nextNumber(db, rule.id, period));
    },
  };
}

/** @throws {Refusal} naming `ruleParams` */
export function readParamsOrRefuse(ruleParams: string | null | undefined): FillParams {
  const params = readFillParams(ruleParams);
  if (!params.ok) throw refuse(t.params[params.reason], 'ruleParams');
  return params.value;
}
