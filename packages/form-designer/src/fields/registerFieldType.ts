import type { JsonObject } from '../core/document/FormDocument';
import type { CompType } from './CompType';
import type { PropertyField } from './FieldPanel';
import type { FieldSchema } from './FieldSchema';
import type { FieldTexts } from './FieldType';
import type { FieldValue } from './FieldValue';
import { fieldTypes } from './fieldTypes';
import { addOwnParts } from './ownFieldTypes';
import { define, labelled } from './shared/define';
import { fieldLogic, head, shared } from './shared/panel/lines';

/** A field type of an application. */
export interface OwnFieldType {
  /** Saved as `compType`, e.g. `licensePlate`; not one of the types of this package. */
  readonly type: string;
  readonly texts: FieldTexts;
  /** Saved as `compIcon`; default the type. */
  readonly icon?: string;
  /** Members of a new item besides those of every field (id, label, width …). */
  readonly members?: JsonObject;
  /** Lines of the property panel between those that every field has. */
  readonly lines?: readonly PropertyField[];
  /** How values are initialised, checked and shown as text; default: any value is accepted. */
  readonly value?: FieldValue;
  /** JSON Schema of the values; default a text. */
  readonly schema?: FieldSchema;
  /** True if it may be a column of a dynamic table; default false. */
  readonly inDynamicTable?: boolean;
  /** True if its values are numbers, which dynamic tables add up; default false. */
  readonly isNumber?: boolean;
}

/**
 * Registers a field type: documents, commands, checks and exports treat it as one of their own, and the palette of the
 * designer offers it. Call it once when the application starts, in the browser and on a server that checks submissions.
 * A second registration of a type replaces the first.
 *
 * @throws {TypeError} if the type is not an identifier, or is one of this package
 */
export function registerFieldType(own: OwnFieldType): void {
  const { type, texts, icon = type, members = {}, lines = [], value = {}, schema = null } = own;
  if (!/^[A-Za-z][\w-]*$/.test(type)) throw new TypeError(`type must be an identifier: ${type}`);
  if (Object.hasOwn(fieldTypes, type)) throw new TypeError(`type is one of @gezi/form-designer: ${type}`);
  addOwnParts(type, {
    definition: define(type as CompType, {
      texts,
      icon,
      ele: type,
      members: { ...labelled(texts['zh-CN']), value: '', ...members },
      inDynamicTable: own.inDynamicTable ?? false,
      ...(own.isNumber && { isNumber: true }),
    }),
    value,
    panel: { lines: [...head, shared.value, ...lines, shared.disabled, shared.required, ...fieldLogic] },
    schema,
  });
}
