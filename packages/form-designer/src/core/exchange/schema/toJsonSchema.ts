import { findFieldType } from '../../../fields/fieldTypes';
import { idOf, typeOf } from '../../document/containers';
import type { FormDocument, FormNode, JsonObject } from '../../document/FormDocument';
import { booleanMember, textMember } from '../../document/members';
import { readPath } from '../../document/paths';
import { nodesInOrder } from '../../document/nodesInOrder';
import { FORMULAS } from '../../references/withNewIds';
import { fieldSchema } from './fieldSchema';
import type { SchemaLoss } from './SchemaLoss';
import { TYPE_KEYWORD } from './typeKeyword';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export interface SchemaExport {
  readonly schema: JsonObject;
  readonly losses: readonly SchemaLoss[];
}

/**
 * The submitted values of a form as a JSON Schema (draft 2020-12): an object with a property for each field; a dynamic
 * table is a list of objects. It describes non-empty values: omit empty fields before validation.
 *
 * @param options.title of the schema, e.g. the form's name
 */
export function toJsonSchema(document: FormDocument, { title }: { title?: string } = {}): SchemaExport {
  const losses: SchemaLoss[] = [{ code: 'appearance' }];
  const inRows = new Set<FormNode>();
  const fields: FormNode[] = [];
  for (const node of nodesInOrder(document)) {
    const type = typeOf(node.data);
    if (node.kind !== 'item') continue;
    const known = findFieldType(type);
    if (!known) losses.push({ code: 'unknown-type', at: idOf(node.data), detail: type });
    else if (type === 'row' || type === 'table') losses.push({ code: 'layout', at: idOf(node.data), detail: type });
    else if (!known.hasValue) losses.push({ code: 'display', at: idOf(node.data), detail: type });
    for (const name of FORMULAS)
      if (textMember(objectOf(node.data), name) !== '')
        losses.push({ code: 'formula', at: idOf(node.data), detail: name });
    if (!hasValue(node) || inRows.has(node)) continue;
    fields.push(node);
    for (const key of node.children) inRows.add(document.nodes.get(key)!);
  }
  const schema = { $schema: DRAFT, ...(title ? { title } : {}), ...objectSchema(fields) };
  return { schema, losses };

  function objectSchema(nodes: readonly FormNode[]): JsonObject {
    const properties = new Map<string, JsonObject>();
    const required: string[] = [];
    for (const node of nodes) {
      const id = idOf(node.data);
      if (properties.has(id) || id === '') {
        losses.push({ code: 'duplicate-id', at: id });
        continue;
      }
      properties.set(id, schemaOf(node, id));
      if (booleanMember(node.data, 'required')) required.push(id);
    }
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  function schemaOf(node: FormNode, id: string): JsonObject {
    const type = typeOf(node.data);
    const label = textMember(node.data, 'label');
    const head: JsonObject = { ...(label === '' ? {} : { title: label }), [TYPE_KEYWORD]: type };
    if (type === 'dynamicTable') {
      const columns = node.children.map((key) => document.nodes.get(key)!).filter(hasValue);
      const least: JsonObject = booleanMember(node.data, 'required') ? { minItems: 1 } : {};
      return { ...head, type: 'array', items: objectSchema(columns), ...least };
    }
    const { schema, losses: lost } = fieldSchema(type, node.data);
    for (const loss of lost) losses.push({ ...loss, at: id });
    return { ...head, ...schema };
  }
}

const objectOf = (data: JsonObject): JsonObject => {
  const logic = readPath(data, 'logic');
  return typeof logic === 'object' && logic !== null && !Array.isArray(logic) ? (logic as JsonObject) : {};
};

function hasValue({ kind, data }: FormNode): boolean {
  return kind === 'item' && findFieldType(typeOf(data))?.hasValue === true;
}
