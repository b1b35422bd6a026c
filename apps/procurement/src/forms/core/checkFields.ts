import { memberFault, plainReason, reasonOf, type InputMembers, type InputTexts } from '@gezi/domain';
import { checkValue } from '@gezi/validators';

export type Values = Readonly<Record<string, unknown>>;

/** What a field on the screen adds to the schema: its words, and rules between fields. */
export interface FieldSpec {
  label: string;
  /** Says that it is empty; default made of the label. */
  missing?: string | undefined;
  /** Says that it is not empty and does not fit; default what the schema says. */
  wrong?: string | undefined;
  /** Whether it may be empty here, whatever the schema says. */
  isRequired?: boolean | undefined;
  /** Cannot be changed here, so nothing is asked of it. */
  isFixed?: boolean | undefined;
  /** Neither trimmed nor part of a draft: a password, a code. */
  isSecret?: boolean | undefined;
  /** A rule of the catalogue of `@gezi/validators`, e.g. `shared:mobile`. */
  rule?: string | undefined;
  /**
   * What of the value does not go with the others; asked once everything else is right. The empty text: the control
   * itself says it.
   */
  validate?: ((value: never, values: never) => string | undefined) | undefined;
  /** Asks the server about the value; rejects with its refusal. */
  check?: RemoteCheck | undefined;
  /** What the server said does not hold up saving, which decides. */
  isAdvisory?: boolean | undefined;
  /** What the server said of a value when it was asked; without a message nothing. */
  answered?: { value: unknown; message?: string | undefined } | undefined;
}
/** Asks the server about a value; rejects with its refusal. */
export type RemoteCheck = (value: string, signal: AbortSignal) => Promise<unknown>;
export type FieldSpecs = ReadonlyMap<string, FieldSpec>;

export interface CheckWords {
  /** In the language of the reader. */
  input: InputTexts;
  missing: (label: string) => string;
  /** Whether the reasons of schemas, which are Chinese, are in that language. */
  hasReasons: boolean;
}

/**
 * What is wrong with the fields on the screen; of each field the first fault.
 *
 * @param members of the input that is filled in
 * @param values trimmed, see {@link trimmed}
 */
export function checkFields(
  specs: FieldSpecs,
  members: InputMembers,
  values: Values,
  words: CheckWords,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, spec] of specs) {
    const fault = checkField(name, spec, members, values, words);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}

/** The values without the blanks around texts; secrets stay as they are. */
export const trimmed = <All extends Values>(values: All, specs: FieldSpecs): All =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !specs.get(name)?.isSecret ? value.trim() : value,
    ]),
  ) as All;

function checkField(
  name: string,
  spec: FieldSpec,
  members: InputMembers,
  values: Values,
  { input, missing, hasReasons }: CheckWords,
): string | undefined {
  if (spec.isFixed) return undefined;
  const value = values[name];
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  const fault = member && memberFault(member, value);
  if (spec.isRequired && isEmpty(value)) return spec.missing ?? missing(spec.label);
  if (fault?.code === 'missing') return spec.isRequired === false ? undefined : (spec.missing ?? missing(spec.label));
  if (fault) {
    const isLength = fault.code === 'tooLong';
    const reason = hasReasons && !isLength ? reasonOf(fault, member?.schema, input) : plainReason(fault, input);
    return (isLength ? undefined : spec.wrong) ?? input.fault(spec.label, reason);
  }
  if (spec.rule && typeof value === 'string' && value) {
    const said = checkValue(value, [{ rule: spec.rule }]);
    if (said) return spec.wrong ?? input.fault(spec.label, input.malformed);
  }
  const said = spec.validate?.(value as never, values as never);
  if (said !== undefined) return said;
  return spec.answered?.value === value ? spec.answered?.message : undefined;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');
