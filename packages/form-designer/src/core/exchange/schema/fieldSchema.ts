import { isEmpty } from '@gezi/validators';
import { findFieldSchema } from '../../../fields/fieldSchemas';
import type { Json, JsonObject } from '../../document/FormDocument';
import { booleanMember, textMember } from '../../document/members';
import { initialValue } from '../../model/initialValue';
import type { SchemaLoss } from './SchemaLoss';

interface FieldSchemaExport {
  readonly schema: JsonObject;
  readonly losses: readonly SchemaLoss[];
}

/** The schema of one field's value, without its title. */
export function fieldSchema(type: string, data: JsonObject): FieldSchemaExport {
  const losses: SchemaLoss[] = [];
  const own = findFieldSchema(type);
  const schema: Record<string, Json> = { ...(own?.write(data, losses) ?? { type: 'string' }) };
  if (textMember(data, 'linkTo') !== '') losses.push({ code: 'link', detail: textMember(data, 'linkTo') });
  const value = initialValue(type, data);
  if (!isEmpty(value) && !own?.omitsDefault) schema['default'] = value;
  if (booleanMember(data, 'readonly') || booleanMember(data, 'disabled')) schema['readOnly'] = true;
  return { schema, losses };
}
