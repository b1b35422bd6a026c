import { isEmpty } from '@gezi/validators';
import Big from 'big.js';
import { booleanMember, numberMember } from '../../core/document/members';
import { FUNCTIONS } from '../../core/logic/functions';
import { toNumber } from '../../core/logic/values';
import type { ShapeContext, ShapeProblem } from '../../core/model/ShapeProblem';
import type { FieldValue } from '../FieldValue';
import { checkBounds, numberOf } from '../shared/value/number';
import { wrongKind } from '../shared/value/wrongKind';
import { numberText } from '../../core/model/numberText';

export const inputNumberValue: FieldValue = {
  initialValue: (_data, saved) => (isEmpty(saved) ? null : (numberMember({ saved }, 'saved') ?? null)),
  rules: {},
  checkShape(value, field, context) {
    const number = numberOf(value);
    if (number === undefined) return wrongKind(field, context);
    const { data } = field;
    return (
      checkBounds(number, numberMember(data, 'min'), numberMember(data, 'max'), context) ??
      checkDecimals(number, numberMember(data, 'precision'), context) ??
      (booleanMember(data, 'step-strictly') ? checkStep(number, numberMember(data, 'step', 1), context) : undefined)
    );
  },
  fromFormula(result, data) {
    const number = isEmpty(result) ? null : toNumber(result);
    const precision = numberMember(data, 'precision');
    return number === null || precision === undefined
      ? number
      : FUNCTIONS.round!.run([number, precision], { today: '' });
  },
  textOf: (value, data) => numberText(value, data),
};

function checkDecimals(number: number, count: number | undefined, { texts }: ShapeContext): ShapeProblem | undefined {
  if (count === undefined || count < 0 || count > 20 || new Big(number).round(count).eq(number)) return undefined;
  return { code: 'shape:precision', message: texts.decimals(count) };
}

function checkStep(number: number, step: number, { texts }: ShapeContext): ShapeProblem | undefined {
  if (step <= 0 || new Big(number).mod(step).eq(0)) return undefined;
  return { code: 'shape:step', message: texts.step(step) };
}
