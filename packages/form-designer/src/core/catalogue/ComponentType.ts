import type { Json, JsonObject } from '../document/FormDocument';
import type { ChoiceLabel, PropertyLabel } from './PropertyLabel';

/** The 29 types of B§3, spelled as saved. */
export type CompType =
  | 'input'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'Switch'
  | 'inputNumber'
  | 'textarea'
  | 'slider'
  | 'rate'
  | 'date'
  | 'time'
  | 'editor'
  | 'colorPicker'
  | 'cascader'
  | 'upload'
  | 'dialogList'
  | 'userList'
  | 'userDept'
  | 'barCode'
  | 'dynamicTable'
  | 'button'
  | 'divider'
  | 'alert'
  | 'link'
  | 'text'
  | 'html'
  | 'row'
  | 'table'
  | 'tdItem';

export type PaletteGroup = 'common' | 'layout' | 'assist';

/** One line of the property panel. `member` is a path into the item's data, e.g. `label`, `props.props.multiple`. */
export interface PropertyField {
  readonly member: string;
  /** Key of the label in the texts of the designer. */
  readonly label: PropertyLabel;
  readonly control:
    | 'text'
    | 'longText'
    | 'number'
    | 'switch'
    | 'choice'
    | 'color'
    | 'options'
    | 'rules'
    | 'columns'
    | 'value'
    | 'id'
    | 'tags'
    | 'icon'
    /** The spans of a row's columns, changed by `setColumns`. */
    | 'spans'
    /** An expression over other components. */
    | 'formula'
    /** The id of the choice this one follows. */
    | 'link';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: readonly { readonly value: Json; readonly label: ChoiceLabel }[];
  /** Shown only while the item's member has this value, e.g. `dataType` is `dynamic`. */
  readonly when?: { readonly member: string; readonly is: Json };
  /** What stands for the member when the item does not have it. */
  readonly fallback?: Json;
  /** Set together with it when it changes, e.g. `showLabel` sets `labelWidth`; asked by `planEdit`. */
  readonly effect?:
    'showLabel' | 'multiple' | 'range' | 'dataType' | 'rulesType' | 'areaData' | 'newWindow' | 'coerceValue';
}

/** Everything that is known of a type; one record for palette, panel, canvas, runtime and checks. */
export interface ComponentType {
  readonly type: CompType;
  /** Where the palette shows it; null for a part that comes with another. */
  readonly group: PaletteGroup | null;
  /** `compName`, e.g. 单行文本. */
  readonly name: string;
  /** `compIcon`, e.g. `input`. */
  readonly icon: string;
  readonly ele: string;
  readonly layout: 'colItem' | 'rowItem' | 'dynamicItem' | 'tableItem' | 'tdItem';
  readonly viewType: 'text' | 'html' | 'component';
  /** True for types with a value in the submitted model. */
  readonly hasValue: boolean;
  /** True for types that may stand in a row of a dynamicTable. */
  readonly inDynamicTable: boolean;
  /** True for types that may stand in a cell of a table. */
  readonly inTable: boolean;
  /** A new item's members besides id, _id and children. */
  readonly defaults: JsonObject;
  readonly properties: readonly PropertyField[];
}
