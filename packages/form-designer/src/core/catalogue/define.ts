import type { JsonObject } from '../document/FormDocument';
import type { ComponentType, CompType } from './ComponentType';

/** What a type says of itself; the rest follows. */
export interface Definition extends Pick<ComponentType, 'ele' | 'name' | 'icon' | 'properties'> {
  readonly group?: ComponentType['group'];
  readonly layout?: ComponentType['layout'];
  readonly viewType?: ComponentType['viewType'];
  readonly hasValue?: boolean;
  readonly inDynamicTable?: boolean;
  readonly inTable?: boolean;
  /** Members besides those every item begins with. */
  readonly members: JsonObject;
}

/** A type with its defaults whole: what tells the type first, as saved forms have it. */
export function define(type: CompType, definition: Definition): ComponentType {
  const { ele, name, icon, properties, members } = definition;
  const { layout = 'colItem', viewType = 'component', group = 'common' } = definition;
  return {
    type,
    group,
    name,
    icon,
    ele,
    layout,
    viewType,
    hasValue: definition.hasValue ?? group === 'common',
    inDynamicTable: definition.inDynamicTable ?? false,
    inTable: definition.inTable ?? true,
    defaults: {
      compType: type,
      ele,
      compName: name,
      compIcon: icon,
      // Layouts are saved without a kind of view.
      ...(layout === 'colItem' ? { viewType } : {}),
      config: true,
      layout,
      ...members,
    },
    properties,
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
