import { done, refused, type Outcome } from '@gezi/domain';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { texts } from '../texts';
import { keepKnown } from './keepKnown';

export interface InputFault {
  /** Path of the member, `/` between its parts; absent when the whole is at fault. */
  field?: string;
  message: string;
}

interface Fault {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/**
 * Compiles the check of an input: nothing is coerced, unknown members are dropped, defaults filled in.
 *
 * A schema may carry `title`, its name for the user, and `reason`, what to say when it does not fit.
 */
export function compileInput<Schema extends TSchema>(
  schema: Schema,
): (raw: unknown) => Outcome<Static<Schema>, InputFault> {
  const validator = Compile(schema);
  const keep = keepKnown(schema, { defaults: true });
  return (raw) => {
    const known = keep(raw);
    if (validator.Check(known)) return done(known as Static<Schema>);
    return refused(describeFault(schema, validator.Errors(known) as unknown as Fault[]));
  };
}

/** The first member at fault; of several complaints about it the one about the whole union says most. */
function describeFault(schema: TSchema, faults: readonly Fault[]): InputFault {
  const first = faults[0];
  if (!first) return { message: texts.input.malformed };
  if (first.keyword === 'required') return missingMember(schema, first);
  const field = first.instancePath.slice(1);
  if (!field) return { message: texts.input.notAnObject };
  const about = faults.filter(({ instancePath }) => instancePath === first.instancePath);
  const union = about.find(({ keyword }) => keyword === 'anyOf');
  const at = schemaAt(schema, field);
  const reason = wordOf(at, 'reason') ?? (union && !isMaybe(at) ? texts.input.malformed : reasonFor(first));
  return { field, message: texts.input.fault(nameOf(at, field), reason) };
}

function missingMember(schema: TSchema, fault: Fault): InputFault {
  const [missing] = fault.params.requiredProperties as string[];
  const field = `${fault.instancePath}/${missing}`.slice(1);
  return { field, message: texts.input.fault(nameOf(schemaAt(schema, field), field), texts.input.missing) };
}

function reasonFor({ keyword, params }: Fault): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return texts.input.wrongType[String(params.type)] ?? texts.input.malformed;
    case 'minLength':
      return limit === 1 ? texts.input.missing : texts.input.tooShort(limit);
    case 'maxLength':
      return texts.input.tooLong(limit);
    case 'minimum':
      return texts.input.tooSmall(limit);
    case 'maximum':
      return texts.input.tooLarge(limit);
    case 'maxItems':
      return texts.input.tooMany(limit);
    default:
      return texts.input.malformed;
  }
}

interface Node {
  title?: string;
  reason?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

/** What the schema says of itself; `Maybe(Amount)` speaks as `Amount` does. */
function wordOf(schema: TSchema | undefined, word: 'title' | 'reason'): string | undefined {
  const node = (schema ?? {}) as Node;
  if (node[word]) return node[word];
  for (const variant of node.anyOf ?? []) {
    const said = wordOf(variant, word);
    if (said) return said;
  }
  return undefined;
}

const nameOf = (schema: TSchema | undefined, field: string) => wordOf(schema, 'title') ?? texts.input.member(field);

function schemaAt(schema: TSchema, path: string): TSchema | undefined {
  let at: TSchema | undefined = schema;
  for (const part of path.split('/')) {
    const node = (at as Node | undefined)?.anyOf?.find((variant) => hasMembers(variant)) ?? at;
    const { properties, items } = (node ?? {}) as Node;
    at = properties?.[part] ?? items;
  }
  return at;
}

/** Of `Maybe` the complaint about what is not null says it. */
const isMaybe = (schema: TSchema | undefined): boolean => {
  const { anyOf = [] } = (schema ?? {}) as Node;
  return anyOf.length === 2 && anyOf.some((variant) => (variant as { type?: string }).type === 'null');
};

const hasMembers = ({ properties, items }: Node) => Boolean(properties ?? items);
