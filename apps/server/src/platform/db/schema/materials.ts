import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, flag, idOf, moment, recordId } from './columns';
import { tenantTable } from './tenantTable';

export const materialType = tenantTable(
  'material_type',
  {
    id: recordId(),
    /** `'0'` at the root. */
    pid: idOf('pid').notNull().default('0'),
    code: varchar('code', { length: 64 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    /** 1 at the root. */
    level: integer('level').notNull().default(1),
    sortOrder: integer('sort_order').notNull().default(0),
    hasChild: flag('has_child').notNull().default('0'),
    status: flag('status').notNull().default('1'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('material_type_code').on(table.tenantId, table.code),
    index('material_type_parent').on(table.tenantId, table.pid, table.sortOrder),
  ],
);

export const materialInfo = tenantTable(
  'material_info',
  {
    id: recordId(),
    code: varchar('code', { length: 64 }).notNull(),
    name: varchar('name', { length: 255 }).notNull(),
    typeId: idOf('type_id').notNull(),
    typeName: varchar('type_name', { length: 255 }),
    materialDes: varchar('material_des', { length: 2000 }),
    unit: varchar('unit', { length: 20 }).notNull(),
    models: varchar('models', { length: 255 }),
    brand: varchar('brand', { length: 100 }),
    specs: varchar('specs', { length: 255 }),
    param: varchar('param', { length: 2000 }),
    /** Yuan per unit. */
    referencePrice: amount('reference_price'),
    status: flag('status').notNull().default('1'),
    imageUrl: text('image_url'),
    fileUrl: text('file_url'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('material_info_code').on(table.tenantId, table.code),
    index('material_info_type').on(table.tenantId, table.typeId),
    index('material_info_name').on(table.tenantId, sql`lower(${table.name})`),
  ],
);

/** Prices that suppliers offered or agreed to; written by `recordPrices`. */
export const materialPrice = tenantTable(
  'material_price',
  {
    id: recordId(),
    materialId: idOf('material_id').notNull(),
    supplierId: idOf('supplier_id').notNull(),
    /** Yuan per unit. */
    price: amount('price').notNull(),
    /** Quantity, in `unit`. */
    count: amount('count'),
    unit: varchar('unit', { length: 20 }),
    /** 1 bid, 2 award, 3 contract, 4 order. */
    source: flag('source').notNull(),
    /** Number of the document. */
    busNo: varchar('bus_no', { length: 64 }),
    priceTime: moment('price_time').notNull(),
    ...audit(),
  },
  (table) => [
    index('material_price_time').on(table.tenantId, table.priceTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('material_price_material').on(table.tenantId, table.materialId, table.priceTime),
    index('material_price_supplier').on(table.tenantId, table.supplierId, table.priceTime),
    index('material_price_document').on(table.tenantId, table.busNo),
  ],
);
