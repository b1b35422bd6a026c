import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { currentLanguage } from '../texts';

/** A text in the current language: that of the English column in English where it is not empty. */
export const localColumn = (chinese: AnyPgColumn, english: AnyPgColumn): SQL<string> =>
  currentLanguage() === 'en-US' ? sql<string>`coalesce(nullif(${english}, ''), ${chinese})` : sql<string>`${chinese}`;
