import { hasListValue, type FieldPlan } from '@gezi/form-designer/core';

const NUMBERS = new Set(['inputNumber', 'rate', 'slider']);

/** Whether a value of the field is sorted and compared as a number. */
export const isNumber = (plan: FieldPlan): boolean => NUMBERS.has(plan.type) && !hasListValue(plan);
