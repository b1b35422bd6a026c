import type { Fault, FileArea, Label, Lifecycle, ListField } from '@gezi/domain';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import type { RowTable } from '../lists/tenantRows';
import type { LineList } from './lineStore';

/** A record that has a header, lines and a lifecycle. */
export interface StoredDocument {
  id: string;
  status: string;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
}

/**
 * A kind of document, e.g. demand plans.
 *
 * @typeParam Doc the header's columns, and the lines by member
 * @typeParam Lists members of `Doc` that have lines
 */
export interface DocumentKind<Doc extends StoredDocument, Action extends string, Lists extends keyof Doc & string> {
  /** Name of one document for users. */
  name: () => string;
  /** Number or name of a document for users. */
  nameOf: (doc: Doc) => string;
  table: RowTable & { status: AnyPgColumn };
  /** Columns of the header by their name on the wire. */
  columns: Readonly<Record<string, AnyPgColumn>> & { id: AnyPgColumn };
  /** Columns of the header that lists leave out: long texts and structures. */
  viewColumns?: Readonly<Record<string, AnyPgColumn>>;
  /** Menu component of its list, whose data rules apply; several with the documents that each of them lists. */
  page: string | Readonly<Record<string, SQL>>;
  /** Fields of its list, which name the header's members. */
  fields: readonly ListField[];
  /** Which documents a caller sees. */
  scope: RowScope;
  /** Lists of lines by member of the document. */
  lines: Readonly<Record<Lists, LineList>>;
  lifecycle: Lifecycle<Doc, string, Action>;
  /** Events of its timeline beside the actions of the lifecycle, by name. */
  events?: Readonly<Record<string, { label: Label }>>;
  /** Message of a fault that a guard of the lifecycle found. */
  describeFault: (fault: Fault) => string;
  /** Dictionary of the states. */
  statusDict: string;
  /** Member with the attachments, and the area of its files. */
  files?: { member: string; area: FileArea };
}
