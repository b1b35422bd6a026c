import type { materialInfo, supplierInfo, sysDepart, sysUser } from '../../platform/db';
import type { Calendar } from './calendar';

export interface ProjectWorld {
  tenantId: number;
  calendar: Calendar;
  purchaser: typeof sysUser.$inferSelect;
  depart: typeof sysDepart.$inferSelect;
  materials: readonly (typeof materialInfo.$inferSelect)[];
  /** Suppliers that may be invited. */
  suppliers: readonly (typeof supplierInfo.$inferSelect)[];
}

/** Maximum rows of one list of a project, and maximum steps; part of the ids. */
export const ROOM = 100;

/** Members of a project that the rows of its lists repeat. */
export interface SeededProject {
  id: string;
  createBy: string;
  createTime: string;
  sysOrgCode: string;
  tenantId: number;
}

/** Columns that every row of a list has. */
export const rowOf = ({ id, createBy, createTime, sysOrgCode, tenantId }: SeededProject, place: number) => ({
  purchaseInfoId: id,
  orderNum: place + 1,
  createBy,
  createTime,
  sysOrgCode,
  tenantId,
});

/** Members of a project that its bids depend on. */
export interface BidProject extends SeededProject {
  buyType: string;
  status: string;
  proStartTime: string;
  openTime: string | null;
}

/** A line of a project. */
export interface ProjectLine {
  id: string;
  actualCounts: string;
  estimatedPrice: string;
}
