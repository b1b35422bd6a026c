import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../../identity/rights/dataRules';
import { isExternal } from '../../../platform/http/Caller';

/** Forms that a caller may fill in; same rule as `isPublishedTo`. @param publishedTo column with the user types */
export const publishedForms =
  (publishedTo: AnyPgColumn): RowScope =>
  (caller) =>
    isExternal(caller) ? sql`${caller.userType} = any (string_to_array(${publishedTo}, ','))` : undefined;
