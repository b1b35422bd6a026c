import type { IdSource } from '../../catalogue/ids';
import { newTree } from '../../catalogue/newTree';
import type { CompType } from '../../../fields/CompType';
import { fieldTypes, findFieldType } from '../../../fields/fieldTypes';
import type { NodeTree } from '../../commands/FormCommand';
import { DEFAULT_CONFIG } from '../../catalogue/formSettings';
import { documentOf } from '../../document/documentOf';
import type { FormDocument, Json, JsonObject } from '../../document/FormDocument';
import { isObject, listMember, memberOf, objectMember, textMember } from '../../document/members';
import type { Outcome } from '../../outcome';
import type { SchemaLoss } from './SchemaLoss';
import { readProperty, type PropertyReading } from './readProperty';
import { resolveRef } from './resolveRef';
import { TYPE_KEYWORD } from './typeKeyword';
import { unwrap } from './unwrap';

/** `no-schema`: not an object; `no-properties`: the schema does not describe an object with properties */
export type SchemaRefusal = 'no-schema' | 'no-properties';

export interface SchemaImport {
  readonly document: FormDocument;
  readonly losses: readonly SchemaLoss[];
}

/** Maximum depth of nested objects whose fields become fields of the form. */
const DEPTH = 5;
/** Most properties that are read. */
const MOST = 2000;

/**
 * A form for the values of a JSON Schema: a field for each property, with the property's name as id, and a dynamic
 * table for a list of objects. `losses` lists what has no counterpart.
 *
 * @param locale language of the texts that the schema does not have, e.g. placeholders; default Chinese
 */
export function fromJsonSchema(
  schema: unknown,
  ids: IdSource,
  locale: 'zh-CN' | 'en-US' = 'zh-CN',
): Outcome<SchemaImport, SchemaRefusal> {
  if (!isObject(schema)) return { ok: false, reason: 'no-schema' };
  const losses: SchemaLoss[] = [];
  const root = resolveRef(schema, schema);
  if (!root || !isObject(memberOf(root, 'properties'))) return { ok: false, reason: 'no-properties' };
  const taken = new Set<string>(['root']);
  const trees = readObject(root, '', 0);
  return { ok: true, value: { document: documentOf({ config: DEFAULT_CONFIG, trees }), losses } };

  function readObject(object: JsonObject, prefix: string, depth: number, inRows = false): NodeTree[] {
    const required = new Set(listMember(object, 'required'));
    for (const keyword of Object.keys(object)) if (!OBJECT_KEYWORDS.has(keyword)) lose('keyword', prefix, keyword);
    return Object.entries(objectMember(object, 'properties')).flatMap(([name, property]) => {
      const at = prefix === '' ? name : `${prefix}.${name}`;
      if (taken.size > MOST) return lose('kind', at);
      const found = isObject(property) ? unwrap(property, schema as JsonObject) : undefined;
      if (!found) return lose('unresolved', at);
      const reading = readProperty(found, inRows);
      for (const keyword of reading.lost) lose('keyword', at, keyword);
      // A table in a table is not read either: a schema may contain itself.
      if (reading.kind === 'none' || (reading.kind === 'rows' && inRows)) return lose('kind', at);
      if (!('members' in reading)) {
        if (depth >= DEPTH || inRows) return lose('kind', at);
        lose('nested', at);
        return readObject(found, at, depth + 1);
      }
      return [treeFor(reading, found, at, required.has(name))];
    });
  }

  function treeFor(
    reading: Extract<PropertyReading, { members: JsonObject }>,
    found: JsonObject,
    at: string,
    required: boolean,
  ): NodeTree {
    const id = freeId(at.replaceAll('.', '_'));
    const tree = newTree(reading.type, ids, locale);
    const label = textMember(found, 'title') || (at.split('.').at(-1) ?? at);
    const data = { ...tree.data, id, _id: id, label, ...reading.members, ...(required ? { required } : {}) };
    if (reading.kind === 'field') return { ...tree, key: id, data: shown(data, reading.type) };
    const items = unwrap(objectMember(found, 'items'), schema as JsonObject);
    if (!items) lose('unresolved', `${at}.items`);
    const columns = readObject(items ?? {}, at, DEPTH, true).filter((column) => {
      const type = column.data['compType'] as string;
      const fits = findFieldType(type)?.inDynamicTable;
      if (!fits) lose('kind', column.key);
      return fits;
    });
    return { ...tree, key: id, data, children: columns };
  }

  function freeId(wanted: string): string {
    const base = wanted.trim() || 'field';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}_${count}`;
    taken.add(id);
    return id;
  }

  function lose(code: SchemaLoss['code'], at: string, detail?: string): [] {
    losses.push({ code, ...(at === '' ? {} : { at }), ...(detail === undefined ? {} : { detail }) });
    return [];
  }
}

const OBJECT_KEYWORDS = new Set([
  '$schema',
  '$id',
  '$defs',
  'definitions',
  '$comment',
  'title',
  'type',
  'properties',
  'required',
  'additionalProperties',
  TYPE_KEYWORD,
]);

/** A description becomes the placeholder, if the type has one. */
function shown(data: Record<string, Json>, type: CompType): JsonObject {
  const { description, ...rest } = data;
  const hasPlaceholder = Object.hasOwn(fieldTypes[type].defaults, 'placeholder');
  return hasPlaceholder && description !== undefined ? { ...rest, placeholder: description } : rest;
}
