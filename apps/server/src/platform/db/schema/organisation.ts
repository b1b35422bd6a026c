import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, changes, day, flag, idOf, recordId } from './columns';
import { tenantTable } from './tenantTable';

export const sysTenant = pgTable('sys_tenant', {
  /** Chosen by the operator, above 0. */
  id: integer('id').primaryKey(),
  name: varchar('name', { length: 100 }).notNull(),
  beginDate: day('begin_date'),
  endDate: day('end_date'),
  /** 1 normal, 0 frozen. */
  status: integer('status').notNull().default(1),
  secondaryDomain: varchar('secondary_domain', { length: 100 }),
  isHttps: flag('is_https'),
  /** Pack that limits what its roles may grant; null: no limit. */
  packId: idOf('pack_id'),
  /** `'0'`: purchasers publish projects without approval. */
  projectApproval: flag('project_approval').notNull().default('1'),
  /** Officers who must confirm the opening of bids, 1 or 2. */
  openOfficers: integer('open_officers').notNull().default(1),
  ...changes(),
});

export const sysDepart = tenantTable(
  'sys_depart',
  {
    id: recordId(),
    /** `''` at the root. */
    parentId: idOf('parent_id').notNull().default(''),
    departName: varchar('depart_name', { length: 100 }).notNull(),
    departNameEn: varchar('depart_name_en', { length: 500 }),
    departNameAbbr: varchar('depart_name_abbr', { length: 500 }),
    departOrder: integer('depart_order').notNull().default(0),
    description: varchar('description', { length: 500 }),
    /** 1 company, 2 department, 3 post. */
    orgCategory: flag('org_category').notNull().default('1'),
    /** Depth in the tree, 1 at the root. */
    orgType: varchar('org_type', { length: 10 }),
    /** The parent's code, a letter and two digits: `A01A02`. */
    orgCode: varchar('org_code', { length: 64 }).notNull(),
    mobile: varchar('mobile', { length: 32 }),
    fax: varchar('fax', { length: 32 }),
    address: varchar('address', { length: 255 }),
    memo: varchar('memo', { length: 500 }),
    /** 1 active. */
    status: flag('status').notNull().default('1'),
    delFlag: integer('del_flag').notNull().default(0),
    directorUserIds: text('director_user_ids'),
    qywxIdentifier: varchar('qywx_identifier', { length: 100 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_depart_code').on(table.tenantId, table.orgCode),
    index('sys_depart_parent').on(table.tenantId, table.parentId, table.departOrder),
  ],
);

export const sysPosition = tenantTable(
  'sys_position',
  {
    id: recordId(),
    code: varchar('code', { length: 100 }).notNull(),
    name: varchar('name', { length: 50 }).notNull(),
    /** Dictionary position_rank: 1 员级 … 5 正高级. */
    postRank: varchar('post_rank', { length: 2 }),
    companyId: varchar('company_id', { length: 255 }),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_position_code').on(table.tenantId, table.code)],
);
