import type { Json } from '../../core/document/FormDocument';
import { listOf, plainText, sameChoice } from '../kit/values';
import type { FieldOption } from '../../core/model/options';

/** What a value is called; the value itself while its choice is not known. */
export const optionText = (options: readonly FieldOption[], value: Json): string =>
  options.find((option) => sameChoice(option.value, value))?.label ?? plainText(value);

/** What the values of a field are called. */
export const optionTexts = (options: readonly FieldOption[], value: Json | undefined): string[] =>
  listOf(value).map((one) => optionText(options, one));

/** The labels down to a value in a tree; the values themselves where the tree has no such way. */
export function pathTexts(options: readonly FieldOption[], path: readonly Json[]): string[] {
  let level: readonly FieldOption[] = options;
  return path.map((value) => {
    const found = level.find((option) => sameChoice(option.value, value));
    level = found?.children ?? [];
    return found?.label ?? plainText(value);
  });
}
