import type { JsonObject } from '../../core/document/FormDocument';
import type { CompType } from '../CompType';
import type { FieldType } from '../FieldType';

type Derived = 'type' | 'group' | 'layout' | 'viewType' | 'hasValue' | 'inDynamicTable' | 'inTable' | 'defaults';

/** A field type without what follows from the rest of it. */
export interface Definition
  extends Omit<FieldType, Derived>, Partial<Pick<FieldType, Exclude<Derived, 'type' | 'defaults'>>> {
  /** Members besides those every item begins with. */
  readonly members: JsonObject;
}

/**
 * Completes a field type: group `common`, one of the 24 columns, with a value if it is a common component. The defaults
 * begin with the members that name the type, in the order of saved forms.
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
