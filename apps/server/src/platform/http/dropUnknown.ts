import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { textReader } from './textReader';

type Keep = (value: unknown) => unknown;
interface Options {
  /** Fills in absent members with the `default` of their schema, and reads texts by {@link textReader}. */
  input?: boolean;
}
interface Node {
  type?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  patternProperties?: Record<string, TSchema>;
  default?: unknown;
}

/**
 * Compiles a function that copies a value without the members its schema does not name. Values that do not match the
 * schema are returned unchanged, not refused.
 */
export function dropUnknown(schema: TSchema, options: Options = {}): Keep {
  const node = schema as Node;
  if (node.anyOf) return readTexts(schema, keepVariant(node.anyOf, options), options);
  if (node.properties) return keepMembers(node.properties, options);
  if (node.patternProperties) return keepRecord(Object.values(node.patternProperties)[0], options);
  if (node.items) return keepItems(dropUnknown(node.items, options));
  return readTexts(schema, unchanged, options);
}

const unchanged: Keep = (value) => value;

function readTexts(schema: TSchema, keep: Keep, { input }: Options): Keep {
  const read = input && textReader(schema);
  return read ? (value) => (typeof value === 'string' ? read(value) : keep(value)) : keep;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keepMembers(properties: Record<string, TSchema>, options: Options): Keep {
  const members = Object.entries(properties).map(([name, schema]) => {
    const keep = dropUnknown(schema, options);
    return {
      name,
      isInherited: name in Object.prototype,
      keep: keep === unchanged ? undefined : keep,
      fallback: options.input ? (schema as Node).default : undefined,
    };
  });
  return (value) => {
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const { name, isInherited, keep, fallback } of members) {
      const member = isInherited && !Object.hasOwn(value, name) ? undefined : value[name];
      if (member !== undefined) copy[name] = keep ? keep(member) : member;
      else if (fallback !== undefined) copy[name] = fallback;
    }
    return copy;
  };
}

function keepRecord(schema: TSchema | undefined, options: Options): Keep {
  const keep = schema ? dropUnknown(schema, options) : unchanged;
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, keep(member)])) : value;
}

const keepItems =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map(keep) : value;

/** Only variants with members have to be distinguished. */
function keepVariant(variants: TSchema[], options: Options): Keep {
  const nested = variants.filter(({ properties, items, anyOf, patternProperties }: Node) =>
    Boolean(properties ?? items ?? anyOf ?? patternProperties),
  );
  if (nested.length === 0) return unchanged;
  if (nested.length === 1) {
    const keep = dropUnknown(nested[0]!, options);
    return (value) => (typeof value === 'object' && value !== null ? keep(value) : value);
  }
  const candidates = nested.map((variant) => ({ fits: Compile(variant), keep: dropUnknown(variant, options) }));
  return (value) => {
    for (const { fits, keep } of candidates) {
      const kept = keep(value);
      if (fits.Check(kept)) return kept;
    }
    return value;
  };
}
