import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { readFault, type InputFault, type SchemaError } from './inputFault';

/** Schema of an input; hides TypeBox from importers. */
export type InputSchema = TSchema;

/** One field of an input. */
export interface InputMember {
  schema: InputSchema;
  /** Whether the field may be absent. */
  isOptional: boolean;
  /** Whether the field must have a value: absent, null, empty text and empty list are invalid. */
  isRequired: boolean;
  /** Maximum characters, if limited. */
  maxLength: number | undefined;
  /** Bounds of a number, if limited. */
  minimum: number | undefined;
  maximum: number | undefined;
  /** Whether only integers are valid. */
  isInteger: boolean;
}
export type InputMembers = Readonly<Record<string, InputMember>>;

const EMPTY: readonly unknown[] = ['', null, []];

/** Fields of an input by name. */
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
 * Validates the value of a form field against an input field. An empty form field is valid if the input field accepts
 * an empty text, null, an empty list or absence.
 *
 * @returns undefined if the value is valid
 */
export function memberFault({ schema, isOptional, isRequired }: InputMember, value: unknown): InputFault | undefined {
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) {
    const mayBeEmpty = isOptional || !isRequired || EMPTY.some((empty) => Check(schema, empty));
    return mayBeEmpty ? undefined : { code: 'missing' };
  }
  if (Check(schema, value)) return undefined;
  const [, errors] = Errors(schema, value);
  return readFault(schema, errors as SchemaError[]).fault;
}

interface Limits {
  type?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: TSchema[];
}

/** Limits of a schema; for a union, those of its first variant with limits. */
function limitsOf(schema: TSchema): Limits {
  const node = schema as Limits;
  const candidates = [node, ...(node.anyOf ?? []).map(limitsOf)];
  const first = <Name extends keyof Limits>(name: Name) =>
    candidates.find((candidate) => candidate[name] !== undefined && candidate[name] !== 'null')?.[name];
  const limits: Limits = {};
  for (const name of ['type', 'maxLength', 'minimum', 'maximum'] as const) {
    const value = first(name);
    if (value !== undefined) Object.assign(limits, { [name]: value });
  }
  return limits;
}
