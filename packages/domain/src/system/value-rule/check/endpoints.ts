import { Type } from 'typebox';
import { accessTo, filtersOf, lookup, standard, Text, workbooks } from '../../../kit';
import { checkRuleFields } from './fields';
import { SysCheckRule, SysCheckRuleAdd, SysCheckRuleEdit } from './schema';

const BASE = '/sys/checkRule';
const access = accessTo('system:checkRule');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);

export const listCheckRules = calls.list(['id', ...filtersOf(checkRuleFields)], SysCheckRule);
export const viewCheckRule = calls.view(SysCheckRule);
export const addCheckRule = calls.add(SysCheckRuleAdd, SysCheckRule);
export const editCheckRule = calls.edit(SysCheckRuleEdit, SysCheckRule);
export const deleteCheckRule = calls.delete();
export const deleteCheckRules = calls.deleteBatch();
export const exportCheckRules = exchange.export(filtersOf(checkRuleFields), SysCheckRule);
export const importCheckRules = exchange.import();

/**
 * Refused with the message of the violated part; `result` contains the location. `value` may be URL-encoded twice, as
 * clients of the platform do.
 */
export const checkByCode = lookup(
  `${BASE}/checkByCode`,
  { ruleCode: Text(100), value: Type.Optional(Text(2000)) },
  Type.Unknown(),
);
