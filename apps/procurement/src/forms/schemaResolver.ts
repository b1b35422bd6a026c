import type { InputMembers } from '@gezi/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkFields, trimmed, type CheckWords, type FieldSpecs } from './core/checkFields';

/** Business rules over all values; returns messages by field. */
export type FormRules<Values> = (values: Values) => Partial<Record<keyof Values & string, string>> | undefined;

interface ResolverOptions<Values> {
  members: InputMembers;
  /** Mounted fields; read on each validation. */
  specs: FieldSpecs;
  words: CheckWords;
  rules?: FormRules<Values> | undefined;
  /** Validates otherwise valid values on the server; called when the whole form is validated. */
  checkOnServer: (names: readonly string[]) => Promise<Record<string, string>>;
}

/** The validation of a form: input schema, business rules, field rules, server checks. */
export const schemaResolver =
  <Values extends FieldValues>({
    members,
    specs,
    words,
    rules,
    checkOnServer,
  }: ResolverOptions<Values>): Resolver<Values> =>
  async (values, _context, { names }) => {
    const entered = trimmed(values, specs);
    // While the user types, the field runs its own server check, debounced.
    const isWhole = names === undefined || names.length >= specs.size;
    const faults: Record<string, string | undefined> = {
      ...rules?.(entered),
      ...checkFields(isWhole ? withoutAdvisoryAnswers(specs) : specs, members, entered, words),
    };
    if (isWhole)
      Object.assign(
        faults,
        await checkOnServer(serverCheckedFields(specs).filter((name) => faults[name] === undefined)),
      );
    const errors = Object.fromEntries(
      Object.entries(faults).flatMap(([name, message]) =>
        message !== undefined && specs.has(name) ? [[name, { type: 'refused', message }]] : [],
      ),
    ) as FieldErrors<Values>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Names of the fields that are validated on the server before saving. */
const serverCheckedFields = (specs: FieldSpecs): string[] =>
  [...specs].flatMap(([name, { check, isAdvisory }]) => (check && !isAdvisory ? [name] : []));

/** Drops server answers that do not block saving. */
const withoutAdvisoryAnswers = (specs: FieldSpecs): FieldSpecs =>
  new Map([...specs].map(([name, spec]) => [name, spec.isAdvisory ? { ...spec, serverAnswer: undefined } : spec]));
