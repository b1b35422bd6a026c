import Big from 'big.js';
import {
  done,
  exactAmount,
  exactSumOfProducts,
  type Fault,
  isStorableAmount,
  lineTexts,
  type Outcome,
  refused,
  storedId,
} from '../../kit';
import { contractType } from '../../procurement/purchase-project/status';
import type { ContractDetail, ContractDetailIn, ContractInfo, PriceConfirmationIn } from './schema';

/** Decimals of totals of contracts and orders. */
export const CONTRACT_DECIMALS = 8;

/** Members of a line that are texts, besides the required `materialName`. */
export const CONTRACT_LINE_TEXTS = [
  'tenderDetailId',
  'materialId',
  'materialCode',
  'materialTypeName',
  'unit',
  'param',
  'materialDes',
  'models',
  'brand',
  'remark',
] as const;

/** Columns of a line that a purchaser writes. Amounts are exact texts. */
export interface DraftContractLine extends Record<(typeof CONTRACT_LINE_TEXTS)[number], string | null> {
  /** Null for a new line. */
  id: string | null;
  materialName: string;
  price: string | null;
  count: string | null;
  totalPrice: string | null;
}

/** Path of a member of a line in requests and refusals. */
export const contractLineField = (index: number, member: string): string => `contractInfoDetailList/${index}/${member}`;

const confirmField = (index: number, member: string): string => `jgConfirmList/${index}/${member}`;

export type ContractDraftFaultCode = 'name-missing' | 'too-precise' | 'too-large';

/**
 * Reads the lines of a draft. Every line needs a material name; everything else may be missing until the contract is
 * submitted.
 */
export function readContractLines(
  lines: readonly ContractDetailIn[],
): Outcome<DraftContractLine[], Fault<ContractDraftFaultCode>> {
  const read: DraftContractLine[] = [];
  for (const [index, line] of lines.entries()) {
    const fault = (code: ContractDraftFaultCode, member: string) =>
      refused({ code, field: contractLineField(index, member) });
    const materialName = line.materialName?.trim();
    if (!materialName) return fault('name-missing', 'materialName');
    const price = exactAmount(line.price);
    if (price === undefined) return fault('too-precise', 'price');
    const count = exactAmount(line.count);
    if (count === undefined) return fault('too-precise', 'count');
    const totalPrice =
      price === null || count === null ? null : exactSumOfProducts([{ quantity: count, price }], CONTRACT_DECIMALS);
    if (totalPrice !== null && !isStorableAmount(totalPrice)) return fault('too-large', 'count');
    const texts = lineTexts(CONTRACT_LINE_TEXTS, line);
    read.push({ ...texts, id: storedId(line.id), materialName, price, count, totalPrice });
  }
  if (!isStorableAmount(contractTotal(read))) return refused({ code: 'too-large', field: 'contractInfoDetailList' });
  return done(read);
}

/** A price to confirm as a purchaser writes it. */
export interface DraftPriceConfirmation {
  /** Null for a new one. */
  id: string | null;
  materialId: string | null;
  materialName: string;
  price: string | null;
  remark: string | null;
}

/** Reads the prices that the supplier is asked to confirm. */
export function readPriceConfirmations(
  given: readonly PriceConfirmationIn[],
): Outcome<DraftPriceConfirmation[], Fault<ContractDraftFaultCode>> {
  const read: DraftPriceConfirmation[] = [];
  for (const [index, line] of given.entries()) {
    const materialName = line.materialName?.trim();
    if (!materialName) return refused({ code: 'name-missing', field: confirmField(index, 'materialName') });
    const price = exactAmount(line.price);
    if (price === undefined) return refused({ code: 'too-precise', field: confirmField(index, 'price') });
    read.push({ ...lineTexts(['materialId', 'remark'], line), id: storedId(line.id), materialName, price });
  }
  return done(read);
}

/** Σ totals of lines in yuan, exact. */
export const contractTotal = (lines: readonly { totalPrice: string | number | null }[]): string =>
  lines.reduce((sum, { totalPrice }) => sum.plus(totalPrice ?? 0), Big(0)).toFixed();

/** Members of a contract that the check before a submission reads. */
export type ContractToSubmit = Pick<
  ContractInfo,
  | 'contractName'
  | 'contractType'
  | 'contactsName'
  | 'contactsPhone'
  | 'contractPrice'
  | 'startDate'
  | 'endDate'
  | 'contractUrl'
> &
  Partial<Pick<ContractInfo, 'contractInfoDetailList' | 'jgConfirmList'>>;

export type ContractFaultCode =
  | 'member-missing'
  | 'end-before-start'
  | 'file-missing'
  | 'no-lines'
  | 'quantity-missing'
  | 'price-missing';

const REQUIRED = ['contractName', 'contactsName', 'contactsPhone', 'startDate', 'endDate'] as const;

/** The first member that a contract lacks to be submitted (contract, part 3 §3.4). */
export function findMissingInContract(contract: ContractToSubmit): Fault<ContractFaultCode> | undefined {
  const field = REQUIRED.find((member) => !contract[member]?.trim());
  if (field) return { code: 'member-missing', field };
  if (contract.endDate! < contract.startDate!) return { code: 'end-before-start', field: 'endDate' };
  if (contract.contractPrice === null) return { code: 'member-missing', field: 'contractPrice' };
  return missingInLines(contract) ?? missingFile(contract);
}

function missingInLines({
  contractType: type,
  contractInfoDetailList: lines = [],
  jgConfirmList: confirmations = [],
}: ContractToSubmit): Fault<ContractFaultCode> | undefined {
  if (lines.length === 0) return { code: 'no-lines', field: 'contractInfoDetailList' };
  for (const [index, line] of lines.entries()) {
    const fault = faultOfLine(type, line);
    if (fault) return { ...fault, field: contractLineField(index, fault.field) };
  }
  const unpriced = confirmations.findIndex(({ price }) => !(price !== null && price > 0));
  return unpriced < 0 ? undefined : { code: 'price-missing', field: confirmField(unpriced, 'price') };
}

function faultOfLine(type: string, { unit, price, count }: ContractDetail) {
  if (!unit?.trim()) return { code: 'member-missing', field: 'unit' } as const;
  if (!(price !== null && price > 0)) return { code: 'price-missing', field: 'price' } as const;
  const isFree = type === contractType.framework && count === null;
  return isFree || (count !== null && count > 0) ? undefined : ({ code: 'quantity-missing', field: 'count' } as const);
}

const missingFile = ({ contractUrl }: ContractToSubmit): Fault<ContractFaultCode> | undefined =>
  contractUrl ? undefined : { code: 'file-missing', field: 'contractUrl' };
