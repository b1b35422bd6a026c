import {
  projectEvents,
  projectFields,
  projectLifecycle,
  tenderLineFields,
  type ProjectAction,
  type PurchaseInfo,
} from '@gezi/domain';
import { getTableColumns } from 'drizzle-orm';
import {
  purchaseDiverge,
  purchaseFramework,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  tenderDetail,
} from '../../../../platform/db';
import type { DocumentKind } from '../../../../records/documents/DocumentKind';
import { projectScope } from './projectScope';
import { projectTexts } from './projectTexts';

/** Permission of the list. */
export const PROJECT_LIST = 'purchase:purchaseInfo:list';

/** Menu component of the list. */
export const PROJECT_PAGE = 'purchase/ProjectList';

/** Area of the attachments. */
export const PROJECT_FILES = 'purchaseProject';

/** Prefix of the numbers (contract, part 3 §3.2). */
export const PROJECT_PREFIX = 'CG';

/** Page of a project in the app. */
export const projectPage = (id: string): string => `/purchase/project/view?${new URLSearchParams({ id })}`;

/** Lists that are stored as lines. */
export type ProjectLists = 'detailList' | 'supplierList' | 'contractInfoList' | 'expertItemList' | 'divergeList';

/** A framework agreement of a project; `id` is that of the line. */
export type StoredFramework = PurchaseInfo['contractInfoList'][number] & { contractId: string };

/** A project with its lists, as the database has it. */
export type StoredProject = Omit<
  PurchaseInfo,
  | 'orgCode_dictText'
  | 'buyType_dictText'
  | 'contractType_dictText'
  | 'payType_dictText'
  | 'priceType_dictText'
  | 'status_dictText'
  | 'actions'
  | 'contractInfoList'
> & { contractInfoList: StoredFramework[] };

/** The header of a project as lists have it. */
export type StoredHeader = Omit<StoredProject, ProjectLists | 'noticeContent' | 'expertSiftRule'>;

const { noticeContent, expertSiftRule, firstOrderTime: _ordered, ...headerColumns } = getTableColumns(purchaseInfo);

const { purchaseInfoId: _project, orderNum: _order, createBy: _by, ...lineColumns } = getTableColumns(tenderDetail);
const {
  createTime: _at,
  updateBy: _editor,
  updateTime: _edited,
  sysOrgCode: _org,
  tenantId: _tenant,
  ...tenderColumns
} = lineColumns;

/** Projects as documents. */
export const projectKind: DocumentKind<StoredProject, ProjectAction, ProjectLists> = {
  name: () => projectTexts.what,
  nameOf: ({ proNo }) => proNo,
  table: purchaseInfo,
  columns: headerColumns,
  viewColumns: { noticeContent, expertSiftRule },
  page: PROJECT_PAGE,
  fields: projectFields,
  scope: projectScope,
  lines: {
    detailList: { table: tenderDetail, parent: 'purchaseInfoId', columns: tenderColumns, fields: tenderLineFields },
    supplierList: {
      table: purchaseInvite,
      parent: 'purchaseInfoId',
      columns: {
        id: purchaseInvite.id,
        supplierId: purchaseInvite.supplierId,
        supplierName: purchaseInvite.supplierName,
        inviteStatus: purchaseInvite.inviteStatus,
      },
    },
    contractInfoList: {
      table: purchaseFramework,
      parent: 'purchaseInfoId',
      columns: {
        id: purchaseFramework.id,
        contractId: purchaseFramework.contractId,
        contractNo: purchaseFramework.contractNo,
        contractName: purchaseFramework.contractName,
        supplierId: purchaseFramework.supplierId,
        supplierName: purchaseFramework.supplierName,
        startDate: purchaseFramework.startDate,
        endDate: purchaseFramework.endDate,
        draftingUp: purchaseFramework.draftingUp,
      },
    },
    expertItemList: {
      table: purchaseScoreItem,
      parent: 'purchaseInfoId',
      columns: {
        id: purchaseScoreItem.id,
        itemName: purchaseScoreItem.itemName,
        description: purchaseScoreItem.description,
        markValue: purchaseScoreItem.markValue,
      },
    },
    divergeList: {
      table: purchaseDiverge,
      parent: 'purchaseInfoId',
      columns: {
        id: purchaseDiverge.id,
        divergeTitle: purchaseDiverge.divergeTitle,
        divergeDes: purchaseDiverge.divergeDes,
      },
    },
  },
  lifecycle: projectLifecycle,
  events: projectEvents,
  statusDict: 'purchase_status',
  describeFault: ({ code }) => projectTexts.refused[code as keyof typeof projectTexts.refused],
  files: { member: 'planFileUrl', area: PROJECT_FILES },
};
