import type { Json } from '../../core/document/FormDocument';
import { toText } from '../../core/logic/values';
import type { FieldValue } from '../FieldValue';
import { wrongKind } from '../shared/value/wrongKind';
import { switchValues } from './switchValues';
import { plainText } from '../../core/model/plainValues';
import { switchSides } from './switchSides';

export const switchValue: FieldValue = {
  initialValue(data, saved): Json {
    const { active, inactive } = switchValues(data);
    // `true` and `'true'` are the same default.
    const isOn =
      saved !== null && (toText(saved) === toText(active) || (saved === true && toText(inactive) !== 'true'));
    return isOn ? active : inactive;
  },
  checkShape(value, field, context) {
    const { active, inactive } = switchValues(field.data);
    return [active, inactive].some((one) => toText(one) === toText(value)) ? undefined : wrongKind(field, context);
  },
  textOf(value, data, { locale }) {
    const text = plainText(value);
    return Object.values(switchSides(data, locale)).find((side) => plainText(side.value) === text)?.label ?? text;
  },
};
