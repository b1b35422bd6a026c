import type { TSchema } from 'typebox';
import type { Wording } from './fields';
import type { InputTexts } from './inputTexts';

/** Reason code why a value is invalid. */
export type InputFault =
  /** `absent`: a required field is not sent. `missing`: it is empty. */
  | { code: 'absent' | 'missing' | 'malformed' | 'notAnObject' }
  | { code: 'tooShort' | 'tooLong' | 'tooSmall' | 'tooLarge' | 'tooMany'; limit: number }
  | { code: 'wrongType'; type: string };

/** The used part of a TypeBox error. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** A fault and its location. */
export interface PlacedFault {
  /** Path of the field, joined by `/`; empty for the whole input. */
  field: string;
  /** Schema of that field, if any. */
  at: TSchema | undefined;
  fault: InputFault;
}

/** Finds the first invalid field. If several errors concern one field, the error of its union takes precedence. */
export function readFault(schema: TSchema, errors: readonly SchemaError[]): PlacedFault {
  const first = errors[0];
  if (!first) return { field: '', at: schema, fault: { code: 'malformed' } };
  if (first.keyword === 'required') {
    const { requiredProperties = [] } = first.params as { requiredProperties?: string[] };
    const field = `${first.instancePath}/${requiredProperties[0] ?? ''}`.slice(1);
    return { field, at: schemaAt(schema, field), fault: { code: 'absent' } };
  }
  const field = first.instancePath.slice(1);
  const at = field ? schemaAt(schema, field) : schema;
  const isUnion = errors.some(
    ({ instancePath, keyword }) => instancePath === first.instancePath && keyword === 'anyOf',
  );
  return { field, at, fault: isUnion && !isMaybe(at) ? { code: 'malformed' } : faultOf(first) };
}

/** Text of a fault: the reason of the schema if it has one, e.g. `应为 1 到 5`. */
export function reasonOf(fault: InputFault, schema: TSchema | undefined, texts: InputTexts): string {
  if (fault.code === 'absent') return texts.missing;
  return wordingOf(schema).reason ?? plainReason(fault, texts);
}

/** Generic text of a fault, ignoring the reason of the schema. */
export function plainReason(fault: InputFault, texts: InputTexts): string {
  switch (fault.code) {
    case 'wrongType':
      return texts.wrongType[fault.type] ?? texts.malformed;
    case 'absent':
      return texts.missing;
    case 'missing':
    case 'malformed':
    case 'notAnObject':
      return texts[fault.code];
    default:
      return texts[fault.code](fault.limit);
  }
}

/** Title and reason of a schema; `Maybe(Amount)` uses those of `Amount`. */
export function wordingOf(schema: TSchema | undefined): Wording {
  const { title, reason, anyOf = [] } = (schema ?? {}) as Node;
  const inner = anyOf.map(wordingOf);
  const wording = {
    title: title ?? inner.find((variant) => variant.title)?.title,
    reason: reason ?? inner.find((variant) => variant.reason)?.reason,
  };
  return { ...(wording.title && { title: wording.title }), ...(wording.reason && { reason: wording.reason }) };
}

interface Node {
  title?: string;
  reason?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

function faultOf({ keyword, params }: SchemaError): InputFault {
  const { limit: given, type } = params as { limit?: number; type?: unknown };
  const limit = Number(given);
  switch (keyword) {
    case 'type':
      return { code: 'wrongType', type: String(type) };
    case 'minLength':
      return limit === 1 ? { code: 'missing' } : { code: 'tooShort', limit };
    case 'maxLength':
      return { code: 'tooLong', limit };
    case 'minimum':
      return { code: 'tooSmall', limit };
    case 'maximum':
      return { code: 'tooLarge', limit };
    case 'maxItems':
      return { code: 'tooMany', limit };
    default:
      return { code: 'malformed' };
  }
}

function schemaAt(schema: TSchema, path: string): TSchema | undefined {
  let at: TSchema | undefined = schema;
  for (const part of path.split('/')) {
    const node = (at as Node | undefined)?.anyOf?.find((variant) => hasMembers(variant)) ?? at;
    const { properties, items } = (node ?? {}) as Node;
    at = properties?.[part] ?? items;
  }
  return at;
}

/** For `Maybe`, the error of the non-null variant counts. */
const isMaybe = (schema: TSchema | undefined): boolean => {
  const { anyOf = [] } = (schema ?? {}) as Node;
  return anyOf.length === 2 && anyOf.some((variant) => (variant as { type?: string }).type === 'null');
};

const hasMembers = ({ properties, items }: Node) => Boolean(properties ?? items);
