import type { JsonObject } from '../../core/document/FormDocument';
import { memberOf, numberMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { NUMBER_KEYWORDS, numberSchema, PRECISION_KEYWORD, schemaBounds } from '../shared/schema/numberSchema';

/** Bounds of a number whose schema names none. */
const WIDEST = 999_999_999;

export const inputNumberSchema: FieldSchema = {
  write: (data, losses) => numberSchema(data, losses),
  read: {
    number(schema) {
      const { min = -WIDEST, max = WIDEST } = schemaBounds(schema);
      const step = numberMember(schema, 'multipleOf');
      const precision = isInteger(schema)
        ? 0
        : numberMember(schema, PRECISION_KEYWORD, step === undefined ? 2 : decimalsOf(step));
      const isStrict = step !== undefined && step !== 10 ** -precision;
      return {
        keywords: NUMBER_KEYWORDS,
        members: { min, max, precision, value: '', ...(isStrict ? { step, 'step-strictly': true } : {}) },
      };
    },
  },
};

/** Whether the first type besides null is `integer`. */
const isInteger = (schema: JsonObject) =>
  [memberOf(schema, 'type')].flat().find((kind) => kind !== 'null') === 'integer';

/** Decimals of a step: 2 for 0.25, 7 for 1e-7; at most 10. */
function decimalsOf(step: number): number {
  const [, decimals = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(step)) ?? [];
  return Math.min(10, decimals.length + Number(power));
}
