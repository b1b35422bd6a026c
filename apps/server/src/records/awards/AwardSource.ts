import type { ContractProject } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';

/** An awarded line. Amounts are exact texts. */
export interface AwardedMaterial {
  /** Line of the project. */
  tenderDetailId: string;
  materialId: string | null;
  materialName: string;
  materialCode: string | null;
  materialTypeName: string | null;
  materialDes: string | null;
  unit: string | null;
  param: string | null;
  models: string | null;
  brand: string | null;
  price: string;
  /** Null where quantities do not matter. */
  count: string | null;
}

/** A supplier that won. */
export interface AwardWinner {
  bidId: string;
  supplierId: string;
  supplierName: string;
  lines: readonly AwardedMaterial[];
}

/** An awarded project with its winners. */
export interface Award {
  project: ContractProject & {
    contractType: string;
    departId: string | null;
    payType: string | null;
    priceType: string | null;
  };
  winners: readonly AwardWinner[];
}

/** Awards that contracts are drawn from, offered by the feature that makes them. */
export interface AwardSource {
  /**
   * The award of a project that the caller sees; undefined while there is none.
   *
   * @param lock keeps the award from being withdrawn until the transaction ends
   */
  find: (caller: Caller, projectId: string, lock?: boolean) => Promise<Award | undefined>;
  /** The project of a contract, whoever reads the contract. */
  projectOf: (tenantId: number, projectId: string) => Promise<ContractProject | undefined>;
  /**
   * Moves a project on once every winner has a contract in force, within the transaction that makes one effective.
   *
   * @param contracted suppliers that have one; called while the project is locked
   */
  settle: (tenantId: number, projectId: string, contracted: () => Promise<readonly string[]>) => Promise<void>;
}
