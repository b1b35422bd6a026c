import {
  contractFields,
  contractLifecycle,
  contractType,
  type ContractAction,
  type ContractInfo,
  type FileArea,
} from '@gezi/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import { contractDetail, contractInfo, contractPriceConfirm } from '../../../platform/db';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { contractScope } from './contractScope';
import { contractTexts } from './contractTexts';

/** Permission of the lists. */
export const CONTRACT_LIST = 'contract:contractInfo:list';

/** Permission of the list of suppliers. */
export const SALE_CONTRACT_LIST = 'sale:saleContract:list';

/** Area of the attachments. */
export const CONTRACT_FILES: FileArea = 'contract';

/** Prefix of the numbers (contract, part 3 §3.4). */
export const CONTRACT_PREFIX = 'HT';

/** Page of a contract in the app. */
export const contractPage = (id: string): string => `/contract/view?${new URLSearchParams({ id })}`;

/** Lists that are stored as lines. */
export type ContractLists = 'contractInfoDetailList' | 'jgConfirmList';

/** A contract with its lists, as the database has it. */
export type StoredContract = Omit<
  ContractInfo,
  | 'contractType_dictText'
  | 'buyType_dictText'
  | 'paymentDirection_dictText'
  | 'transactionMode_dictText'
  | 'paymentMode_dictText'
  | 'priceType_dictText'
  | 'status_dictText'
  | 'actions'
  | 'supplementalList'
  | 'purchaseInfo'
>;

/** The header of a contract as lists have it. */
export type StoredContractHeader = Omit<StoredContract, ContractLists | 'agreement'>;

const { agreement, remindTime: _reminded, lineCount: _counted, ...headerColumns } = getTableColumns(contractInfo);

/** Columns of headers, for lists and data rules. */
export const contractColumns = headerColumns;

const {
  contractId: _contract,
  orderNum: _order,
  createBy: _by,
  createTime: _at,
  updateBy: _editor,
  updateTime: _edited,
  sysOrgCode: _org,
  tenantId: _tenant,
  ...lineColumns
} = getTableColumns(contractDetail);

/** Contracts as documents. */
export const contractKind: DocumentKind<StoredContract, ContractAction, ContractLists> = {
  name: () => contractTexts.what,
  nameOf: ({ contractNo }) => contractNo,
  table: contractInfo,
  columns: headerColumns,
  viewColumns: { agreement },
  page: {
    'contract/FramedList': eq(contractInfo.contractType, contractType.framework),
    'contract/SingleList': eq(contractInfo.contractType, contractType.project),
  },
  fields: contractFields,
  scope: contractScope,
  lines: {
    contractInfoDetailList: { table: contractDetail, parent: 'contractId', columns: lineColumns },
    jgConfirmList: {
      table: contractPriceConfirm,
      parent: 'contractId',
      columns: {
        id: contractPriceConfirm.id,
        materialId: contractPriceConfirm.materialId,
        materialName: contractPriceConfirm.materialName,
        price: contractPriceConfirm.price,
        confirmUser: contractPriceConfirm.confirmUser,
        confirmTime: contractPriceConfirm.confirmTime,
        status: contractPriceConfirm.status,
        remark: contractPriceConfirm.remark,
      },
    },
  },
  lifecycle: contractLifecycle,
  statusDict: 'contract_status',
  describeFault: ({ code }) => contractTexts.refused[code as keyof typeof contractTexts.refused],
  files: { member: 'contractUrl', area: CONTRACT_FILES },
};
