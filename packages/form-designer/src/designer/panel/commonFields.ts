import type { FormNode, Json } from '../../core/document/FormDocument';
import type { PropertyField } from '../../fields/FieldPanel';
import { sameJson } from '../../core/document/sameJson';
import { fieldsOf } from './fieldsOf';
import { valueOf } from './propertyValue';

/** A property that all selected components have. */
export interface CommonField {
  readonly field: PropertyField;
  /** What they all have; undefined where they differ. */
  readonly value: Json | undefined;
  /** Whether they differ. */
  readonly mixed: boolean;
}

/** Properties that identify a component, or depend on its other properties, are edited one by one. */
const ONE_BY_ONE: ReadonlySet<PropertyField['control']> = new Set([
  'id',
  'value',
  'options',
  'rules',
  'columns',
  'spans',
  'formula',
  'link',
]);
const NAMES: ReadonlySet<string> = new Set(['label', 'text', 'title', 'html']);

/** The properties several components share, in the order of the first, with the bounds and choices that suit all. */
export function commonFields(nodes: readonly FormNode[]): CommonField[] {
  const [first, ...others] = nodes.map((node) => ({ node, fields: fieldsOf(node) }));
  if (!first) return [];
  const common: CommonField[] = [];
  for (const field of first.fields) {
    if (ONE_BY_ONE.has(field.control) || NAMES.has(field.member)) continue;
    const all = [{ node: first.node, field }];
    for (const { node, fields } of others) {
      const same = fields.find((each) => isSame(each, field));
      if (same) all.push({ node, field: same });
    }
    if (all.length < nodes.length) continue;
    const suiting = all.map((each) => each.field).reduce(narrowed);
    if (suiting.choices?.length === 0) continue;
    const values = all.map((each) => valueOf(each.node, each.field));
    const mixed = values.some((value) => !alike(value, values[0]));
    common.push({ field: suiting, value: mixed ? undefined : values[0], mixed });
  }
  return common;
}

const isSame = (one: PropertyField, other: PropertyField) =>
  one.member === other.member &&
  one.label === other.label &&
  one.control === other.control &&
  one.effect === other.effect &&
  typeof one.fallback === typeof other.fallback;

function narrowed(one: PropertyField, other: PropertyField): PropertyField {
  const min = Math.max(one.min ?? -Infinity, other.min ?? -Infinity);
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity);
  return {
    ...one,
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
    ...(one.choices && {
      choices: one.choices.filter(({ value }) => other.choices?.some((each) => sameJson(each.value, value))),
    }),
  };
}

/** Saved forms write `12` and `'12'`, `true` and `'true'` for the same. */
const alike = (one: Json | undefined, other: Json | undefined) =>
  one === undefined || other === undefined || typeof one === 'object' || typeof other === 'object'
    ? one === other || (one !== undefined && other !== undefined && sameJson(one, other))
    : String(one) === String(other);
