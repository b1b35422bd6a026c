import {
  totalWeight,
  type EvaluationItem,
  type ProjectContract,
  type PurchaseInfo,
  type SupplierInfo,
} from '@gezi/domain';
import { amountOf, isBlankRow, textsOf, type Amount } from '../../../../documents/core/lineRows';

/** An invited supplier in the grid. */
export interface InviteeRow {
  id: string;
  supplierId: string;
  supplierName: string;
}

/** A dimension that experts score, in the grid. */
export interface DimensionRow {
  id: string;
  itemName: string | null;
  description: string | null;
  /** Percent. */
  markValue: Amount;
}

/** A deviation item in the grid. */
export interface DivergeRow {
  id: string;
  divergeTitle: string | null;
  divergeDes: string | null;
}

/** The invited suppliers with further ones, each once. */
export function withInvitees(
  rows: readonly InviteeRow[],
  suppliers: readonly Pick<SupplierInfo, 'id' | 'name'>[],
): InviteeRow[] {
  const known = new Set(rows.map(({ supplierId }) => supplierId));
  return [
    ...rows,
    ...suppliers
      .filter(({ id }) => !known.has(id))
      .map(({ id, name }) => ({ id: `row_${id}`, supplierId: id, supplierName: name })),
  ];
}

/** The framework agreements with further ones, each once. */
export function withFrameworks(
  rows: readonly ProjectContract[],
  frameworks: readonly ProjectContract[],
): ProjectContract[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...frameworks.filter(({ id }) => !known.has(id))];
}

/** The dimensions with further ones; blank rows, and those whose name there already is, are left out. */
export function withDimensions(rows: readonly DimensionRow[], items: readonly EvaluationItem[]): DimensionRow[] {
  const written = rows.filter((row) => !isBlankRow(row));
  const names = new Set(written.map(({ itemName }) => itemName));
  return [
    ...written,
    ...items
      .filter(({ itemName }) => !names.has(itemName))
      .map(({ id, itemName, description, markValue }) => ({ id: `row_${id}`, itemName, description, markValue })),
  ];
}

/** Σ weights in percent; what is no number counts as 0. */
export const weightOf = (rows: readonly DimensionRow[]): number =>
  totalWeight(rows.map(({ markValue }) => ({ markValue: isWeight(markValue) ? Number(markValue) : 0 })));

/** True for a whole number from 1 to 100. */
export const isWeight = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^([1-9]\d?|100)$/.test(String(value).trim());

/** The rows of a project's lists. */
export const listRowsOf = (
  project: Pick<PurchaseInfo, 'supplierList' | 'contractInfoList' | 'expertItemList' | 'divergeList'>,
) => ({
  suppliers: project.supplierList.map(({ id, supplierId, supplierName }) => ({ id, supplierId, supplierName })),
  contracts: project.contractInfoList,
  dimensions: project.expertItemList.map(({ id, itemName, description, markValue }): DimensionRow => ({
    id,
    itemName,
    description,
    markValue,
  })),
  diverges: project.divergeList.map(({ id, divergeTitle, divergeDes }): DivergeRow => ({
    id,
    divergeTitle,
    divergeDes,
  })),
});

interface ListRows {
  suppliers: readonly InviteeRow[];
  contracts: readonly ProjectContract[];
  dimensions: readonly DimensionRow[];
  diverges: readonly DivergeRow[];
}

/** The lists as they are sent, without blank rows. */
export const listsFrom = ({ suppliers, contracts, dimensions, diverges }: ListRows) => ({
  supplierList: suppliers.map(({ supplierId }) => ({ supplierId })),
  contractInfoList: contracts.map(({ id }) => ({ id })),
  expertItemList: dimensions
    .filter((row) => !isBlankRow(row))
    .map(({ id, markValue, ...row }) => {
      const { itemName, description } = textsOf(['itemName', 'description'], row);
      return { id, itemName: itemName ?? '', description, markValue: Number(amountOf(markValue)) };
    }),
  divergeList: diverges
    .filter((row) => !isBlankRow(row))
    .map(({ id, ...row }) => {
      const { divergeTitle, divergeDes } = textsOf(['divergeTitle', 'divergeDes'], row);
      return { id, divergeTitle: divergeTitle ?? '', divergeDes };
    }),
});
