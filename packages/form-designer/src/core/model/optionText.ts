import type { Json } from '../document/FormDocument';
import { listOf, plainText, sameChoice } from './plainValues';
import type { ChoiceOption } from './options';

/** Label of a value; the value itself if its option is unknown. */
export const optionText = (options: readonly ChoiceOption[], value: Json): string =>
  options.find((option) => sameChoice(option.value, value))?.label ?? plainText(value);

/** Labels of the values of a field. */
export const optionTexts = (options: readonly ChoiceOption[], value: Json | undefined): string[] =>
  listOf(value).map((one) => optionText(options, one));

/** Options along a path from the root of a tree; undefined from the first value that the tree does not have. */
function optionsAlong(options: readonly ChoiceOption[], path: readonly Json[]): (ChoiceOption | undefined)[] {
  let level: readonly ChoiceOption[] = options;
  return path.map((value) => {
    const found = level.find((option) => sameChoice(option.value, value));
    level = found?.children ?? [];
    return found;
  });
}

/** Labels along a path from the root of a tree; values that the tree does not have are returned as text. */
export const pathTexts = (options: readonly ChoiceOption[], path: readonly Json[]): string[] =>
  optionsAlong(options, path).map((found, at) => found?.label ?? plainText(path[at]));

/** A saved path with the values of the tree: `'1'` may have been saved for its `1`. */
export const offeredPath = (options: readonly ChoiceOption[], path: readonly Json[]): readonly Json[] =>
  optionsAlong(options, path).map((found, at) => found?.value ?? path[at]!);
