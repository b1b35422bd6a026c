import type { JsonObject } from '../core/document/FormDocument';
import type { SchemaLoss } from '../core/exchange/schema/SchemaLoss';

/** Kinds of properties in a JSON Schema, by what may be entered. */
export type SchemaKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'choiceList';

/** The members an item gets from a schema, and the keywords that are used up. */
export interface SchemaReading {
  readonly members: JsonObject;
  readonly keywords: readonly string[];
}

/**
 * Reads the schema of one property.
 *
 * @param choices options in the schema, of a `choice` or `choiceList`
 * @returns undefined if the type does not fit the schema
 */
export type SchemaReader = (schema: JsonObject, choices: readonly JsonObject[]) => SchemaReading | undefined;

/** The JSON Schema of the values of one component type, written and read. Pure. */
export interface FieldSchema {
  /**
   * Schema of a non-empty value, without title and default.
   *
   * @param losses receives what the schema cannot express
   */
  readonly write: (data: JsonObject, losses: SchemaLoss[]) => JsonObject;
  /** Whether the saved default is left out of the schema. */
  readonly omitsDefault?: true;
  /** Readers by kind; a kind without one is never read as this type. */
  readonly read: Readonly<Partial<Record<SchemaKind, SchemaReader>>>;
}
