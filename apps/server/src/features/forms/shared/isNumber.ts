import { hasListValue, type FieldPlan } from '@gezi/form-designer/core';

const NUMBERS = new Set(['inputNumber', 'rate', 'slider']);

/** True if values of the field are sorted and compared as numbers. */
export const isNumber = (plan: FieldPlan): boolean => NUMBERS.has(plan.type) && !hasListValue(plan);
