import type { JsonObject } from '../../../core/document/FormDocument';
import { staticOptions } from '../../../core/model/options';
import type { FieldOptions } from '../../../runtime/options/FieldOptions';

/** The options saved with an item. */
export const savedOptions = (item: JsonObject): FieldOptions => ({ status: 'ready', options: staticOptions(item) });
