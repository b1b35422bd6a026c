import type { Json, JsonObject } from '../core/document/FormDocument';
import type { CompType } from './CompType';

export type PaletteGroup = 'common' | 'layout' | 'assist';

/** Name of a component type in both languages. */
export type FieldTexts = Readonly<Record<'zh-CN' | 'en-US', string>>;

/**
 * One component type: its saved format, and the properties that all parts of the package need. Pure. What only some
 * parts need is separate: {@link FieldValue}, {@link FieldPanel}, {@link FieldSchema}, {@link CanvasFace} and {@link
 * RuntimeField}.
 */
export interface FieldType {
  readonly type: CompType;
  readonly texts: FieldTexts;
  /** Group of the palette that offers it; null for a part that is created together with another. */
  readonly group: PaletteGroup | null;
  /** Saved as `compIcon`, e.g. `input`. */
  readonly icon: string;
  readonly ele: string;
  readonly layout: 'colItem' | 'rowItem' | 'dynamicItem' | 'tableItem' | 'tdItem';
  readonly viewType: 'text' | 'html' | 'component';
  /** Whether the type has a value in the submitted model. */
  readonly hasValue: boolean;
  /** Whether it may be a column of a dynamicTable. */
  readonly inDynamicTable: boolean;
  /** Whether it may be placed in a cell of a table. */
  readonly inTable: boolean;
  /** A new item's members besides id, _id and children. */
  readonly defaults: JsonObject;

  /** Whether the values are numbers that a dynamicTable adds up. */
  readonly isNumber?: true;
  /** Whether the item is switched off by one of its members: neither shown nor submitted. */
  readonly isSwitchedOff?: (data: JsonObject) => boolean;
  /** Whether `text` is markup and no name for the component. */
  readonly hasMarkup?: true;
  /** Approximate height in the runtime in pixels, for a field that has its lines to itself. */
  readonly height?: (data: JsonObject) => number;
  /** How the older format of the family (`__config__`) names and stores the type. */
  readonly older?: OlderField;
}

interface OlderField {
  /** Value of `__config__.tag`. */
  readonly tag: string;
  /** Which fields with this tag are meant, if several types share it; default: those no other type matches. */
  readonly matches?: (field: JsonObject) => boolean;
  /** Members that are stored in another place or shape. */
  readonly members?: (older: OlderMembers) => JsonObject;
}

export interface OlderMembers {
  readonly field: JsonObject;
  readonly slot: JsonObject;
  /** Default value in the older item; undefined if it has none. */
  readonly value: Json | undefined;
}
