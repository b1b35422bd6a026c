import { validate } from './metaSchema.generated';

/** A violation of JSON Schema draft 2020-12 in a text. */
export interface SchemaFault {
  /** Names and positions from the root, e.g. `['properties', 'price', 'type']`. */
  readonly path: readonly string[];
  /** Keyword of the meta-schema that refuses the value. */
  readonly keyword: string;
  /** Parameters of the keyword, e.g. `{ allowedValues: ['string', …] }` of an `enum`. */
  readonly params: Readonly<Record<string, unknown>>;
}

interface MetaSchemaCheck {
  (schema: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
}

/** Faults of a JSON Schema, one for each place, in the order of the meta-schema; none for a valid schema. */
export function schemaFaults(schema: unknown): readonly SchemaFault[] {
  const check = validate as MetaSchemaCheck;
  if (check(schema)) return [];
  const faults = new Map<string, SchemaFault>();
  for (const { instancePath, keyword, params } of check.errors ?? []) {
    // A refused alternative follows the reasons why each alternative was refused.
    if (faults.has(instancePath)) continue;
    faults.set(instancePath, { path: parsePointer(instancePath), keyword, params });
  }
  return [...faults.values()];
}

/** The steps of a JSON pointer. */
const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
