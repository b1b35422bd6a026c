import type { Effect, EffectName } from '../core/commands/plan/Effect';
import type { Json, JsonObject } from '../core/document/FormDocument';
import type { Fault } from '../core/problems/Fault';
import type { FieldTexts } from './FieldType';
import type { ChoiceLabel, PropertyLabel } from './PropertyLabel';

/** One line of the property panel. `member` is a path into the item's data, e.g. `label`, `props.props.multiple`. */
export interface PropertyField {
  readonly member: string;
  /** Key of the label in the texts of the designer, or the label itself. */
  readonly label: PropertyLabel | FieldTexts;
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
    /** Names and values of HTTP headers. */
    | 'headers'
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
  readonly choices?: readonly { readonly value: Json; readonly label: ChoiceLabel | FieldTexts }[];
  /** Shown only while the item's member has this value, e.g. `dataType` is `dynamic`. */
  readonly when?: { readonly member: string; readonly is: Json };
  /** Value that applies if the item does not have the member. */
  readonly fallback?: Json;
  /** Changes other members together with this one, e.g. `showLabel` sets `labelWidth`; applied by `planEdit`. */
  readonly effect?: EffectName;
}

/** How one component type is edited in the designer. Pure. */
export interface FieldPanel {
  /** Lines of the property panel, top to bottom. */
  readonly lines: readonly PropertyField[];
  /** Effects of this type instead of the shared ones of the same name. */
  readonly effects?: Readonly<Partial<Record<EffectName, Effect>>>;
  /** Faults in the members of an item; default: an unsafe `action`. */
  readonly problems?: (data: JsonObject) => readonly Fault[];
  /** Control for the default value; default: a text input. */
  readonly valueControl?: 'number' | 'switch';
  /** Whether the choices are a tree. */
  readonly hasOptionTree?: true;
  /** Whether other choices may depend on this value (`linkTo`): `offered` in the panel, or `accepted` in a saved form. */
  readonly choiceParent?: 'offered' | 'accepted';
  readonly versions?: FieldVersions;
}

/** What a change between two versions of a form means for stored values. */
interface FieldVersions {
  /** Members besides the shared ones that decide the shape of the value. */
  readonly shapes?: readonly string[];
  /** Shared members that do not decide the shape of the value. */
  readonly noShapes?: readonly string[];
  /** The applied bound, e.g. `max`; undefined if there is none. */
  readonly boundOf?: (data: JsonObject, member: string) => number | undefined;
}
