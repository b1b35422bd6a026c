import type { InputMembers } from '@gezi/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkFields, trimmed, type CheckWords, type FieldSpecs } from './core/checkFields';

/** What the rules of the business say of the values together, by field. */
export type FormRules<Values> = (values: Values) => Partial<Record<keyof Values & string, string>> | undefined;

interface ResolverOptions<Values> {
  members: InputMembers;
  /** Of the fields on the screen; read each time. */
  specs: FieldSpecs;
  words: CheckWords;
  rules?: FormRules<Values> | undefined;
  /** What the server has against the values of fields that are right otherwise; asked when all are validated. */
  ask: (names: readonly string[]) => Promise<Record<string, string>>;
}

/** The checks of a form: schema of the endpoint, rules of the business, fields on the screen, the server if asked. */
export const schemaResolver =
  <Values extends FieldValues>({ members, specs, words, rules, ask }: ResolverOptions<Values>): Resolver<Values> =>
  async (values, _context, { names }) => {
    const entered = trimmed(values, specs);
    // While somebody types the field asks by itself, once the typing rests.
    const isWhole = names === undefined || names.length >= specs.size;
    const faults: Record<string, string | undefined> = {
      ...rules?.(entered),
      ...checkFields(isWhole ? withoutAdvice(specs) : specs, members, entered, words),
    };
    if (isWhole) Object.assign(faults, await ask(checkedIn(specs).filter((name) => faults[name] === undefined)));
    const errors = Object.fromEntries(
      Object.entries(faults).flatMap(([name, message]) =>
        message !== undefined && specs.has(name) ? [[name, { type: 'refused', message }]] : [],
      ),
    ) as FieldErrors<Values>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Names of the fields the server is asked about before they are saved. */
const checkedIn = (specs: FieldSpecs): string[] =>
  [...specs].flatMap(([name, { check, isAdvisory }]) => (check && !isAdvisory ? [name] : []));

/** Without what the server said that does not hold up saving. */
const withoutAdvice = (specs: FieldSpecs): FieldSpecs =>
  new Map([...specs].map(([name, spec]) => [name, spec.isAdvisory ? { ...spec, answered: undefined } : spec]));
