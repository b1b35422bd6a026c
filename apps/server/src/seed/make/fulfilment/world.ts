import { SYSTEM_ROLE, type Actor, type ContractDetailIn } from '@gezi/domain';
import type { materialInfo, materialPrice, supplierInfo, sysDepart, sysFile } from '../../../platform/db';
import type { ChainedStep } from '../../../records/documents/stepChain';
import type { FileRow } from '../../../records/files/store';
import type { Random } from '../../random';
import { seedId, type SeedKind } from '../../seedId';
import type { Calendar } from '../calendar';

/** A user of the demo who takes actions. */
export interface Person extends Actor {
  /** Null for the system. */
  username: string | null;
  realname: string;
  phone: string | null;
}

export const SYSTEM: Person = { userId: '', username: null, realname: '', phone: null, roles: [SYSTEM_ROLE] };

type Material = Pick<
  typeof materialInfo.$inferSelect,
  'id' | 'code' | 'name' | 'typeName' | 'unit' | 'models' | 'brand' | 'materialDes' | 'referencePrice'
>;
export type DemoSupplier = typeof supplierInfo.$inferSelect;

/** An awarded project of the demo without contracts. */
export interface DemoAward {
  project: {
    id: string;
    proNo: string;
    proName: string;
    buyType: string;
    contractType: string;
    awardTime: string;
    payType: string | null;
    priceType: string | null;
  };
  winners: readonly {
    bidId: string;
    supplierId: string;
    lines: readonly ContractDetailIn[];
  }[];
}

/** Records that documents of the fulfilment are made from. */
export interface FulfilmentWorld {
  tenantId: number;
  calendar: Calendar;
  random: Random;
  /** Department of the purchasers. */
  depart: typeof sysDepart.$inferSelect;
  declarer: Person;
  approver: Person;
  manager: Person;
  purchaser: Person;
  /** A purchaser who takes contracts over. */
  successor: Person;
  /** The person of a supplier who answers. */
  personOf: (supplierId: string) => Person;
  suppliers: readonly DemoSupplier[];
  /** Ids of the suppliers of the demo accounts. */
  demoSuppliers: readonly string[];
  materials: readonly Material[];
  awards: readonly DemoAward[];
  newId: (kind: SeedKind) => string;
  /** Number of a document, which continues those of the same day. @param time when the document was created */
  numberOf: (prefix: string, time: string) => string;
  steps: (ChainedStep & { id: string })[];
  prices: (typeof materialPrice.$inferInsert)[];
  files: (typeof sysFile.$inferInsert & Pick<FileRow, 'id' | 'fileType'>)[];
}

/** Numbers that count from 1 for each kind. */
export function newIds(): FulfilmentWorld['newId'] {
  const last = new Map<SeedKind, number>();
  return (kind) => {
    const number = (last.get(kind) ?? 0) + 1;
    last.set(kind, number);
    return seedId(kind, number);
  };
}

/** Columns of a row that a person creates. */
export const createdBy = ({ username }: Person, time: string, { tenantId, depart }: FulfilmentWorld) => ({
  createBy: username,
  createTime: time,
  updateBy: username,
  updateTime: time,
  sysOrgCode: depart.orgCode,
  tenantId,
});
