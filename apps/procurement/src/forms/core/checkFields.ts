import { memberFault, plainReason, reasonOf, type InputMembers, type InputTexts } from '@gezi/domain';
import { checkValue } from '@gezi/validators';

export type Values = Readonly<Record<string, unknown>>;

/** Settings of a mounted field beyond the schema: messages, and rules over several fields. */
export interface FieldSpec {
  label: string;
  /** Message for an empty value; default: derived from the label. */
  missing?: string | undefined;
  /** Message for an invalid value; default: the schema's. */
  wrong?: string | undefined;
  /** Overrides the schema's `required`. */
  isRequired?: boolean | undefined;
  /** Read-only here, so it is not validated. */
  isFixed?: boolean | undefined;
  /** Neither trimmed nor stored in drafts, e.g. a password. */
  isSecret?: boolean | undefined;
  /** A rule of the `@gezi/validators` catalogue, e.g. `shared:mobile`. */
  rule?: string | undefined;
  /**
   * Validates the value against the others, after all other checks passed. An empty text: the control shows the error
   * itself.
   */
  validate?: ((value: never, values: never) => string | undefined) | undefined;
  /** Validates the value on the server; rejects with its refusal. */
  check?: RemoteCheck | undefined;
  /** The server's answer does not block saving; the save itself decides. */
  isAdvisory?: boolean | undefined;
  /** The server's last answer for a value; no message if it is valid. */
  serverAnswer?: { value: unknown; message?: string | undefined } | undefined;
}
/** Validates a value on the server; rejects with its refusal. */
export type RemoteCheck = (value: string, signal: AbortSignal) => Promise<unknown>;
export type FieldSpecs = ReadonlyMap<string, FieldSpec>;

export interface CheckWords {
  /** In the user's language. */
  input: InputTexts;
  missing: (label: string) => string;
  /** True in Chinese: the messages of schemas are shown. Other languages use general messages. */
  hasReasons: boolean;
}

/**
 * The first error of each mounted field.
 *
 * @param members properties of the input schema
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

/** Trims texts; secrets are unchanged. */
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
    const ruleFault = checkValue(value, [{ rule: spec.rule }]);
    if (ruleFault) return spec.wrong ?? input.fault(spec.label, input.malformed);
  }
  // Each field validates the type of its own value.
  const refusal = spec.validate?.(value as never, values as never);
  if (refusal !== undefined) return refusal;
  return spec.serverAnswer?.value === value ? spec.serverAnswer?.message : undefined;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');
