import type { JsonObject } from '../../core/document/FormDocument';
import type { CompType } from '../CompType';
import type { FieldType } from '../FieldType';

type Derived = 'type' | 'group' | 'layout' | 'viewType' | 'hasValue' | 'inDynamicTable' | 'inTable' | 'defaults';

/** A field type without the members that `define` derives. */
export interface Definition
  extends Omit<FieldType, Derived>, Partial<Pick<FieldType, Exclude<Derived, 'type' | 'defaults'>>> {
  /** Members in addition to those of every item. */
  readonly members: JsonObject;
}

/**
 * Completes a field type with defaults: group `common`, width in the 24 columns, whether it has a value. Its default
 * members begin with those that name the type, in the order of saved forms.
 */
export function define(type: CompType, { members, ...definition }: Definition): FieldType {
  const { ele, texts, icon, layout = 'colItem', viewType = 'component', group = 'common' } = definition;
  return {
    ...definition,
    type,
    group,
    layout,
    viewType,
    hasValue: definition.hasValue ?? group === 'common',
    inDynamicTable: definition.inDynamicTable ?? false,
    inTable: definition.inTable ?? true,
    defaults: {
      compType: type,
      ele,
      compName: texts['zh-CN'],
      compIcon: icon,
      // Layouts are saved without a kind of view.
      ...(layout === 'colItem' ? { viewType } : {}),
      config: true,
      layout,
      ...members,
    },
  };
}

/** Members of a field with a label, in the order of saved forms. */
export const labelled = (label: string): JsonObject => ({
  showLabel: true,
  label,
  labelWidth: 80,
  gutter: 15,
  span: 24,
  required: false,
  disabled: false,
});
