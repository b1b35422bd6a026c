import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { readFault, type InputFault, type SchemaError } from './inputFault';

/** The schema of an input, for those who do not know TypeBox. */
export type InputSchema = TSchema;

/** One member of an input. */
export interface InputMember {
  schema: InputSchema;
  /** It may be absent. */
  isOptional: boolean;
  /** There is no way to leave it empty: no empty text, no null, no empty list, and it may not be absent. */
  isRequired: boolean;
  /** Characters at most, if limited. */
  maxLength: number | undefined;
  /** Bounds of a number, if limited. */
  minimum: number | undefined;
  maximum: number | undefined;
  /** A number without decimals. */
  isInteger: boolean;
}
export type InputMembers = Readonly<Record<string, InputMember>>;

const EMPTY: readonly unknown[] = ['', null, []];

/** The members of an input. */
export function inputMembers(schema: InputSchema): InputMembers {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, TSchema>; required?: string[] };
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => {
      const isOptional = !required.includes(name);
      const node = limitsOf(member);
      return [
        name,
        {
          schema: member,
          isOptional,
          isRequired: !isOptional && !EMPTY.some((empty) => Check(member, empty)),
          maxLength: node.maxLength,
          minimum: node.minimum,
          maximum: node.maximum,
          isInteger: node.type === 'integer',
        },
      ];
    }),
  );
}

/**
 * What is wrong with the value of a field as the member of an input. An empty field is what the member takes for
 * empty: the empty text, null, or nothing.
 *
 * @returns undefined when nothing is
 */
export function memberFault({ schema, isOptional, isRequired }: InputMember, value: unknown): InputFault | undefined {
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) {
    const fits = isOptional || !isRequired || EMPTY.some((empty) => Check(schema, empty));
    return fits ? undefined : { code: 'missing' };
  }
  if (Check(schema, value)) return undefined;
  const [, errors] = Errors(schema, value);
  return readFault(schema, errors as unknown as SchemaError[]).fault;
}

interface Limits {
  type?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: TSchema[];
}

/** Of a union, the limits of its first variant that has any. */
function limitsOf(schema: TSchema): Limits {
  const node = schema as Limits;
  const known = [node, ...(node.anyOf ?? []).map(limitsOf)];
  const first = <Name extends keyof Limits>(name: Name) =>
    known.find((one) => one[name] !== undefined && one[name] !== 'null')?.[name];
  const limits: Limits = {};
  for (const name of ['type', 'maxLength', 'minimum', 'maximum'] as const) {
    const value = first(name);
    if (value !== undefined) Object.assign(limits, { [name]: value });
  }
  return limits;
}
