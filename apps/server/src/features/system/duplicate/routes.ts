import { checkDuplicate } from '@gezi/domain';
import { and, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { camelCase } from '../../../platform/query/camelCase';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { uniqueFields } from './uniqueFields';

const t = texts.duplicateCheck;

/** Checks while typing whether a value is free; writing endpoints check again. */
export function duplicateRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, checkDuplicate, async ({ tableName, fieldName, fieldVal = '', dataId = '' }, caller) => {
    const entry = lookUp(uniqueFields, camelCase(tableName));
    if (!entry) throw refuse(t.unknownTable, 'tableName');
    const column = lookUp(entry.fields, camelCase(fieldName));
    if (!column) throw refuse(t.unknownField, 'fieldName');
    if (fieldVal.trim() === '') return null;
    const [other] = await db.orm
      .select({ id: entry.id })
      .from(entry.table)
      .where(
        and(
          entry.among?.(caller),
          sql`${column}::text = ${fieldVal.trim()}`,
          dataId === '' ? undefined : ne(sql`${entry.id}::text`, dataId),
        ),
      )
      .limit(1);
    if (other) throw refuse(t.taken, 'fieldVal');
    return null;
  });
}

const lookUp = <Value>(registry: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined;
