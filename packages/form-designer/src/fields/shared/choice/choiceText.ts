import { staticOptions } from '../../../core/model/options';
import { optionTexts } from '../../../core/model/optionText';
import type { FieldValue } from '../../FieldValue';

/** Labels of the chosen options, comma-joined. */
export const choiceText: NonNullable<FieldValue['textOf']> = (value, data, { options = staticOptions(data) }) =>
  optionTexts(options, value).join(',');
