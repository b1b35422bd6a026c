import {
  contractStatus,
  contractTotal,
  contractType,
  exactAmount,
  readContractLines,
  readPriceConfirmations,
  type ContractAdd,
  type ContractDraft,
  type ContractEdit,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { Award, AwardWinner } from '../../../records/awards/AwardSource';
import { documentDepartment } from '../../../records/documents/documentDepartment';
import { documentNumber } from '../../../records/documents/documentNumber';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import { CONTRACT_PREFIX, type StoredContract } from '../shared/contractKind';
import { contractTexts as t } from '../shared/contractTexts';
import type { ContractStore } from './contractStore';

/** Reads the drafts of contracts. Call the functions within the transaction that saves them. */
export function contractDrafts(
  { db, clock, awardSources }: Pick<Services, 'db' | 'clock' | 'awardSources'>,
  store: ContractStore,
) {
  const suppliers = supplierLookup(db);
  const awards = () => awardSources.get('purchaseProject')!;

  return {
    /** A new draft with its number. */
    async created(caller: Caller, input: ContractAdd): Promise<DocumentChange> {
      const { departId, contractNo, ...rest } = input;
      const depart = await documentDepartment(db, caller, departId);
      const change = await draftOf(caller, undefined, rest);
      const given = contractNo?.trim();
      if (given) await expectFreeNumber(caller, given, undefined);
      return {
        ...change,
        members: {
          ...change.members,
          ...depart,
          contractNo: given || (await documentNumber(db, clock(), CONTRACT_PREFIX, caller.tenantId)),
          executorUserId: caller.userId,
          executorUserName: caller.realname,
          status: contractStatus.draft,
        },
      };
    },

    /** Changes of a draft; absent members stay. */
    async edited(caller: Caller, contract: StoredContract, input: ContractEdit): Promise<DocumentChange> {
      const { id, updateTime: _seen, departId, contractNo, ...rest } = input;
      const isSame = departId === undefined || departId === contract.departId;
      const depart = isSame ? {} : await documentDepartment(db, caller, departId);
      const change = await draftOf(caller, contract, rest);
      const given = contractNo?.trim();
      if (given) await expectFreeNumber(caller, given, id);
      return { ...change, members: { ...change.members, ...depart, ...(given && { contractNo: given }) } };
    },

    /** Contracts for winners that have none yet. */
    async fromAward(caller: Caller, purchaseInfoId: string, supplierId?: string): Promise<ContractDraft[]> {
      const award = await awards().find(caller, purchaseInfoId);
      if (!award) throw refuse(texts.notFound, 'purchaseInfoId');
      const drawn = new Set((await store.drawnFrom(caller.tenantId, purchaseInfoId)).map((row) => row.supplierId));
      return award.winners
        .filter((winner) => !drawn.has(winner.supplierId) && (!supplierId || winner.supplierId === supplierId))
        .map((winner) => draftOfWinner(award, winner));
    },
  };

  async function draftOf(
    caller: Caller,
    stored: StoredContract | undefined,
    input: Omit<ContractEdit, 'id' | 'updateTime' | 'departId' | 'contractNo'>,
  ): Promise<DocumentChange> {
    const { contractInfoDetailList, jgConfirmList, contractPrice, supplierId, purchaseInfoId, ...given } = input;
    if (given.contractName !== undefined && !given.contractName.trim()) throw refuse(t.nameMissing, 'contractName');
    const header = emptyAsNull(given);
    const type = header.contractType ?? stored!.contractType;
    const supplier = await supplierOf(caller, stored, supplierId);
    const project = await projectOf(caller, stored, {
      type,
      supplierId: supplier.supplierId,
      purchaseInfoId: purchaseInfoId === undefined ? stored?.purchaseInfoId : purchaseInfoId || null,
    });
    const lines = contractInfoDetailList && linesOf(contractInfoDetailList);
    const prices = jgConfirmList && confirmationsOf(stored, jgConfirmList);
    return {
      members: {
        ...header,
        ...supplier,
        ...project,
        contractPrice: priceOf(type, stored, contractPrice, lines),
        ...(lines && { lineCount: lines.length }),
      },
      lines: {
        ...(lines && { contractInfoDetailList: lines }),
        ...(prices && { jgConfirmList: prices }),
      },
    };
  }

  /** The sum of the lines, or the limit of a framework agreement. */
  function priceOf(
    type: string,
    stored: StoredContract | undefined,
    given: string | number | null | undefined,
    lines: ReturnType<typeof linesOf> | undefined,
  ): string | null {
    if (type === contractType.project) return contractTotal(lines ?? stored?.contractInfoDetailList ?? []);
    if (given === undefined) return stored?.contractPrice === undefined ? '0' : asText(stored.contractPrice);
    const price = exactAmount(given);
    if (price === undefined) throw refuse(t.refused['too-precise'], 'contractPrice');
    return price;
  }

  /** A supplier that was frozen or black-listed stays in stored drafts until the submission. */
  async function supplierOf(caller: Caller, stored: StoredContract | undefined, given: string | undefined) {
    const supplierId = given ?? stored!.supplierId;
    if (supplierId === stored?.supplierId) return { supplierId, supplierName: stored.supplierName };
    const found = (await suppliers.choosableSuppliers(caller, [supplierId])).get(supplierId);
    if (!found) throw refuse(t.unknownSupplier, 'supplierId');
    return { supplierId, supplierName: found.name };
  }

  /** The project that a contract is drawn from. Its award has one contract for each winner. */
  async function projectOf(
    caller: Caller,
    stored: StoredContract | undefined,
    {
      type,
      supplierId,
      purchaseInfoId,
    }: { type: string; supplierId: string; purchaseInfoId: string | null | undefined },
  ) {
    if (!purchaseInfoId) return { purchaseInfoId: null, proNo: null, proName: null, buyType: null, bidId: null };
    const isSame =
      purchaseInfoId === stored?.purchaseInfoId && supplierId === stored.supplierId && type === stored.contractType;
    if (isSame) return {};
    const award = await awards().find(caller, purchaseInfoId, true);
    if (!award) throw refuse(t.unknownAward, 'purchaseInfoId');
    const winner = award.winners.find((one) => one.supplierId === supplierId);
    if (!winner) throw refuse(t.notWinner, 'supplierId');
    if (award.project.contractType !== type) throw refuse(t.otherType, 'contractType');
    const drawn = (await store.drawnFrom(caller.tenantId, purchaseInfoId)).find(
      (one) => one.supplierId === supplierId && one.id !== stored?.id,
    );
    if (drawn) throw refuse(t.drawn(drawn.contractNo), 'purchaseInfoId');
    const { id, proNo, proName, buyType } = award.project;
    return { purchaseInfoId: id, proNo, proName, buyType, bidId: winner.bidId };
  }

  async function expectFreeNumber(caller: Caller, contractNo: string, id: string | undefined): Promise<void> {
    if (await store.isNumberTaken(caller.tenantId, contractNo, id)) throw refuse(t.numberTaken, 'contractNo');
  }
}

function linesOf(given: NonNullable<ContractAdd['contractInfoDetailList']>) {
  const read = readContractLines(given);
  if (!read.ok) throw refuse(t.refused[read.reason.code], read.reason.field);
  return read.value.map((line) => ({ ...line }));
}

/** A changed price is to be confirmed again. */
function confirmationsOf(stored: StoredContract | undefined, given: NonNullable<ContractAdd['jgConfirmList']>) {
  const read = readPriceConfirmations(given);
  if (!read.ok) throw refuse(t.refused[read.reason.code], read.reason.field);
  const open = { status: '0', confirmUser: null, confirmTime: null };
  const kept = new Map(stored?.jgConfirmList.map((line) => [line.id, line]));
  return read.value.map((line) => {
    const before = kept.get(line.id ?? '');
    const isSame = before !== undefined && asText(before.price) === line.price;
    return isSame
      ? { ...line, status: before.status, confirmUser: before.confirmUser, confirmTime: before.confirmTime }
      : { ...line, ...open };
  });
}

/** A contract with the awarded lines of a winner. */
function draftOfWinner({ project }: Award, { bidId, supplierId, supplierName, lines }: AwardWinner): ContractDraft {
  const details = readContractLines(lines.map((line) => ({ ...line })));
  const read = details.ok ? details.value : [];
  return {
    contractName: project.proName,
    contractType: project.contractType,
    departId: null,
    departName: null,
    contactsName: project.contactName,
    contactsPhone: project.contactPhone,
    contractPrice: project.contractType === contractType.project ? Number(contractTotal(read)) : 0,
    purchaseInfoId: project.id,
    proNo: project.proNo,
    proName: project.proName,
    buyType: project.buyType,
    bidId,
    draftingUp: null,
    supplierId,
    supplierName,
    startDate: null,
    endDate: null,
    agreement: null,
    paymentDirection: '1',
    transactionMode: project.contractType === contractType.framework ? '3' : null,
    paymentMode: project.payType,
    priceType: project.priceType,
    disputeValidityPeriod: null,
    deliveryCondition: null,
    mark: null,
    contractUrl: null,
    contractInfoDetailList: read.map(({ price, count, totalPrice, ...line }, index) => ({
      ...line,
      id: `row_${index + 1}`,
      price: asNumber(price),
      count: asNumber(count),
      totalPrice: asNumber(totalPrice),
      orderedCount: 0,
      receivedCount: 0,
    })),
    jgConfirmList: read.map(({ materialId, materialName, price }, index) => ({
      id: `row_${index + 1}`,
      materialId,
      materialName,
      price: asNumber(price),
      confirmUser: null,
      confirmTime: null,
      status: '0',
      remark: null,
    })),
  };
}

const asNumber = (amount: string | null): number | null => (amount === null ? null : Number(amount));
const asText = (amount: string | number | null): string | null => (amount === null ? null : exactAmount(amount)!);
