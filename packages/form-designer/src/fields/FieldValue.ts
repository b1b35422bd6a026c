import type { FieldRule } from '@gezi/validators';
import type { Json, JsonObject } from '../core/document/FormDocument';
import type { FormLocale } from '../core/model/FieldFailure';
import type { ChoiceOption } from '../core/model/options';
import type { ShapeCheck } from '../core/model/ShapeProblem';

export interface ValueTextOptions {
  /** Language of the two sides of a switch; default `zh-CN`. */
  readonly locale?: FormLocale;
  /** Options that the form loads, e.g. the entries of a dictionary; default: the options saved with the field. */
  readonly options?: readonly ChoiceOption[];
}

/** How the values of one component type are initialised, validated and calculated: in a running form and on the server. Pure. */
export interface FieldValue {
  /** Initial value for the saved default; default: the saved default, or empty text. */
  readonly initialValue?: (data: JsonObject, saved: Json) => Json;
  /** Present if the custom rules of an item apply to its value. */
  readonly rules?: {
    /** The longest value as a rule. */
    readonly length?: (data: JsonObject) => readonly FieldRule[];
    /** The texts that the rules read, e.g. every selected value, or a text without markup; default: the value. */
    readonly textsOf?: (value: Json) => readonly Json[];
  };
  /** Present if an empty value is refused with the item's `ruleError`, by default 该字段不能为空 (B§5). */
  readonly hasRuleError?: true;
  /** Whether a text that is not empty still counts as nothing entered, e.g. an empty paragraph; default no. */
  readonly isBlank?: (text: string) => boolean;
  /** Checks that the control could have produced a value; default: every value is accepted. */
  readonly checkShape?: ShapeCheck;
  /** Fewest and most chosen entries as rules; not applied to an empty value. */
  readonly countRules?: (data: JsonObject) => readonly FieldRule[];
  /** True if the value is an array: several choices, a path, or the two ends of a range; default never. */
  readonly isList?: (data: JsonObject) => boolean;
  /** A value that is not empty as one line of text; default: its parts, comma-joined. */
  readonly textOf?: (value: Json, data: JsonObject, options: ValueTextOptions) => string;
  /** Converts the result of a formula to the value of the field; default: the result, or empty text. */
  readonly fromFormula?: (result: Json, data: JsonObject) => Json;
}
