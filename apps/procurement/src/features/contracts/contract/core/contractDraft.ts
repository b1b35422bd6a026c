import {
  CONTRACT_LINE_TEXTS,
  contractTotal,
  readContractLines,
  type ContractAdd,
  type ContractDetail,
  type ContractDraft,
  type ContractInfo,
  type PriceConfirmation,
} from '@gezi/domain';
import { amountOf, isBlankRow, isQuantity, numberOf, textsOf, type Amount } from '../../../../documents/core/lineRows';

/** A line of a contract in draft, in the grid. */
export interface ContractLineRow extends Record<(typeof TEXTS)[number], string | null> {
  /** Starts with `row_` for a new line. */
  id: string;
  count: Amount;
  price: Amount;
}

/** A price to confirm, in the grid. */
export interface PriceRow {
  id: string;
  materialId: string | null;
  materialName: string | null;
  price: Amount;
  remark: string | null;
}

const TEXTS = ['materialName', ...CONTRACT_LINE_TEXTS] as const;
const PRICE_TEXTS = ['materialId', 'materialName', 'remark'] as const;

/** Form values of a contract in draft. */
export interface ContractHeader {
  contractNo: string;
  contractName: string;
  contractType: string;
  departId: string | null;
  contactsName: string;
  contactsPhone: string;
  contractPrice: number | null;
  purchaseInfoId: string | null;
  draftingUp: string | null;
  supplierId: string;
  startDate: string | null;
  endDate: string | null;
  agreement: string;
  paymentDirection: string | null;
  transactionMode: string | null;
  paymentMode: string | null;
  priceType: string | null;
  disputeValidityPeriod: number | null;
  deliveryCondition: number | null;
  mark: string;
  contractUrl: string;
}

/** The row of a stored line. */
export const lineRowOf = (line: ContractDetail): ContractLineRow => lineRowFrom({ ...line });

/** A complete row of the values of the grid or a material; blank texts are null. */
export function lineRowFrom(values: { id: string } & Partial<Record<keyof ContractLineRow, unknown>>): ContractLineRow {
  const { id, count, price, ...texts } = values;
  return { ...textsOf(TEXTS, texts), id, count: amountOf(count), price: amountOf(price) };
}

export const priceRowFrom = ({
  id,
  price,
  ...texts
}: { id: string } & Partial<Record<keyof PriceRow, unknown>>): PriceRow => ({
  ...textsOf(PRICE_TEXTS, texts),
  id,
  price: amountOf(price),
});

/** Prices to confirm for all priced lines; those of the same material keep their row. */
export const pricesOfLines = (lines: readonly ContractLineRow[], prices: readonly PriceRow[]): PriceRow[] =>
  lines
    .filter((line) => !isBlankRow(line))
    .map(({ materialId, materialName, price }, nth) => {
      const kept = prices.find((row) => row.materialName === materialName && row.materialId === materialId);
      return { id: kept?.id ?? `row_price_${nth + 1}`, materialId, materialName, price, remark: kept?.remark ?? null };
    });

/** Σ count × price in yuan; invalid amounts count as 0. */
export function draftTotal(rows: readonly ContractLineRow[]): string {
  const read = readContractLines(
    rows
      .filter(({ materialName }) => materialName?.trim())
      .map(({ count, price, ...line }) => ({ ...line, count: exact(count), price: exact(price) })),
  );
  return read.ok ? contractTotal(read.value) : '0';
}

const exact = (amount: Amount): number | null => (isQuantity(amount) && amount !== null ? numberOf(amount) : null);

/** The lists as they are sent; blank rows are not. */
export const listsFrom = (lines: readonly ContractLineRow[], prices: readonly PriceRow[]) => ({
  contractInfoDetailList: lines.map((line) => lineRowFrom(line)),
  jgConfirmList: prices.filter((row) => !isBlankRow(row)).map((row) => priceRowFrom(row)),
});

type Content = ContractDraft | ContractInfo;

/** Form values of a stored contract, or of one that was drawn from an award. */
export const valuesOf = (contract: Content) => ({
  contractNo: 'contractNo' in contract ? contract.contractNo : '',
  contractName: contract.contractName,
  contractType: contract.contractType,
  departId: contract.departId,
  contactsName: contract.contactsName ?? '',
  contactsPhone: contract.contactsPhone ?? '',
  contractPrice: contract.contractPrice,
  purchaseInfoId: contract.purchaseInfoId,
  draftingUp: contract.draftingUp,
  supplierId: contract.supplierId,
  startDate: contract.startDate,
  endDate: contract.endDate,
  agreement: contract.agreement ?? '',
  paymentDirection: contract.paymentDirection,
  transactionMode: contract.transactionMode,
  paymentMode: contract.paymentMode,
  priceType: contract.priceType,
  disputeValidityPeriod: contract.disputeValidityPeriod,
  deliveryCondition: contract.deliveryCondition,
  mark: contract.mark ?? '',
  contractUrl: contract.contractUrl ?? '',
  lines: contract.contractInfoDetailList.map(lineRowOf),
  prices: contract.jgConfirmList.map((row: PriceConfirmation) => priceRowFrom({ ...row })),
});

/** A new contract of a type. */
export const emptyDraft = (contractType: string): ReturnType<typeof valuesOf> => ({
  contractNo: '',
  contractName: '',
  contractType,
  departId: null,
  contactsName: '',
  contactsPhone: '',
  contractPrice: 0,
  purchaseInfoId: null,
  draftingUp: null,
  supplierId: '',
  startDate: null,
  endDate: null,
  agreement: '',
  paymentDirection: '1',
  transactionMode: contractType === '2' ? '3' : null,
  paymentMode: null,
  priceType: null,
  disputeValidityPeriod: null,
  deliveryCondition: null,
  mark: '',
  contractUrl: '',
  lines: [],
  prices: [],
});

/** Members of the header as they are sent. */
export const headerFrom = ({
  contractNo,
  ...header
}: ContractHeader): Omit<ContractAdd, 'contractInfoDetailList' | 'jgConfirmList'> => ({
  ...header,
  ...(contractNo && { contractNo }),
});
