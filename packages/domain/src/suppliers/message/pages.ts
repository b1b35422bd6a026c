import { saleOrderPagePath } from '../../orders/sale-order/pages';

/** Path of the page of a project in the sourcing hall. */
export const sourcePagePath = (projectId: string): string =>
  `/procurement/source/view?${new URLSearchParams({ id: projectId })}`;

/** Path of the page of a contract for its supplier. */
export const saleContractPath = (contractId: string): string =>
  `/sale/contract/view?${new URLSearchParams({ id: contractId })}`;

const ownPage = () => '/supplier/info';

/** Pages on which the people of a supplier see the records that messages are about, by the kind of the record. */
const PAGES = {
  supplierInfo: ownPage,
  supplierChange: ownPage,
  supplierBlack: ownPage,
  supplierShare: ownPage,
  purchaseInfo: sourcePagePath,
  contractInfo: saleContractPath,
  purchaseOrder: saleOrderPagePath,
} as const satisfies Readonly<Record<string, (id: string) => string>>;

/** Kind of a record that concerns a supplier. */
export type SupplierBusType = keyof typeof PAGES;

/** Page about the record of a message; undefined for messages about no record. */
export const supplierPageOf = (busType: string | null, busId: string | null): string | undefined =>
  busType !== null && Object.hasOwn(PAGES, busType) ? PAGES[busType as SupplierBusType](busId ?? '') : undefined;
