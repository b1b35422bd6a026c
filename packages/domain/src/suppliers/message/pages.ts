/**
 * Pages on which the people of a supplier see the records that messages are about, by the kind of the record; undefined
 * for a kind without a page for suppliers.
 */
const PAGES = {
  supplierInfo: '/supplier/info',
  supplierChange: '/supplier/info',
  supplierBlack: '/supplier/info',
  supplierShare: '/supplier/info',
  purchaseInfo: undefined,
} as const;

/** Kind of a record that concerns a supplier. */
export type SupplierBusType = keyof typeof PAGES;

/** Page about the record of a message; undefined for messages about no record. */
export const supplierPageOf = (busType: string | null): string | undefined =>
  busType !== null && Object.hasOwn(PAGES, busType) ? PAGES[busType as SupplierBusType] : undefined;
