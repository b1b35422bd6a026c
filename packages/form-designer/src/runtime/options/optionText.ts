import type { Json } from '../../core/document/FormDocument';
import { listOf, plainText, sameChoice } from '../kit/values';
import type { ChoiceOption } from '../../core/model/options';

/** Label of a value; the value itself if its option is unknown. */
export const optionText = (options: readonly ChoiceOption[], value: Json): string =>
  options.find((option) => sameChoice(option.value, value))?.label ?? plainText(value);

/** What the values of a field are called. */
export const optionTexts = (options: readonly ChoiceOption[], value: Json | undefined): string[] =>
  listOf(value).map((one) => optionText(options, one));

/** The choices down to a value in a tree; undefined from where the tree has no such way. */
function waysOf(options: readonly ChoiceOption[], path: readonly Json[]): (ChoiceOption | undefined)[] {
  let level: readonly ChoiceOption[] = options;
  return path.map((value) => {
    const found = level.find((option) => sameChoice(option.value, value));
    level = found?.children ?? [];
    return found;
  });
}

/** The labels down to a value in a tree; the values themselves where the tree has no such way. */
export const pathTexts = (options: readonly ChoiceOption[], path: readonly Json[]): string[] =>
  waysOf(options, path).map((found, at) => found?.label ?? plainText(path[at]));

/** The same way in the values the tree itself has: `'1'` may have been saved for its `1`. */
export const offeredPath = (options: readonly ChoiceOption[], path: readonly Json[]): readonly Json[] =>
  waysOf(options, path).map((found, at) => found?.value ?? path[at]!);
