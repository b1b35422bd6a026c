import type { JsonObject } from '../../../core/document/FormDocument';
import { booleanMember, numberMember } from '../../../core/document/members';
import type { SchemaLoss } from '../../../core/exchange/schema/SchemaLoss';

/** Keyword for the most decimals; other readers ignore it. */
export const PRECISION_KEYWORD = 'x-gezi-precision';

/** Keywords that describe a number. */
export const NUMBER_KEYWORDS = ['minimum', 'maximum', 'multipleOf', PRECISION_KEYWORD];

/**
 * Schema of a number with its bounds, step and decimals.
 *
 * @param most upper bound if the item has none
 */
export function numberSchema(data: JsonObject, losses: SchemaLoss[], most?: number): JsonObject {
  const precision = numberMember(data, 'precision');
  const step = booleanMember(data, 'step-strictly') ? numberMember(data, 'step') : undefined;
  const [minimum, maximum] = [numberMember(data, 'min'), numberMember(data, 'max') ?? most];
  // `multipleOf: 0.01` refuses 0.07 in most validators, which divide in binary.
  const isExact = step !== undefined && step > 0 && Number.isInteger(step * 1024);
  if (precision || (step !== undefined && !isExact))
    losses.push({ code: 'decimals', detail: String(precision || step) });
  return {
    type: precision === 0 ? 'integer' : 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(isExact ? { multipleOf: step } : {}),
    ...(precision ? { [PRECISION_KEYWORD]: precision } : {}),
  };
}

/** Lower and upper bound in a schema, exclusive ones included. */
export const schemaBounds = (schema: JsonObject) => ({
  min: numberMember(schema, 'minimum') ?? numberMember(schema, 'exclusiveMinimum'),
  max: numberMember(schema, 'maximum') ?? numberMember(schema, 'exclusiveMaximum'),
});
