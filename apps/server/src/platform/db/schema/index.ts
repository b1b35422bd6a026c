export { sysPermission, sysPermissionDataRule, sysRole, sysRoleIndex, sysRolePermission } from './access';
export { sysAnnouncement, sysAnnouncementSend } from './announcements';
export { auctionOffer, purchaseRound, supplierBid, supplierBidLine, supplierBidVersion } from './bids';
export type { CancelledAward } from './bids';
export {
  contractChangeExecutor,
  contractDetail,
  contractInfo,
  contractPriceConfirm,
  contractSupplemental,
  contractTemplate,
} from './contracts';
export { demoGridRow } from './demo';
export { sysDepartPermission, sysDepartRole, sysDepartRolePermission, sysDepartRoleUser } from './departRoles';
export { sysDataCount, sysDataLog } from './dataLogs';
export { sysDataSource } from './dataSources';
export { sysCategory, sysDict, sysDictItem } from './dictionaries';
export { documentStep } from './documents';
export { evaluationExpert, evaluationItem, evaluationRule, supplierEvaluation } from './evaluation';
export { expertDraw, expertScore, expertTask } from './expertTasks';
export { figureSum } from './figures';
export { sysFile, sysLargePart, sysLargeUpload } from './files';
export { onlineFormData, sysForm, sysFormTemplate, sysFormVersion } from './forms';
export { flowDeployOnline, sysCustomForm, sysDeployForm } from './formLinks';
export { formHead } from './onlineForms';
export { gridPage, gridPageChange, gridPageClient, gridPageRow } from './gridPages';
export { sysLog } from './logs';
export { materialInfo, materialPrice, materialType } from './materials';
export { sysMessage, sysMessageChannel, sysMessageTemplate, sysNoticeChoice } from './messages';
export { sysHistoryArchive, sysImportSlice, sysInvalidation, sysNode, sysSeed } from './bookkeeping';
export { sysDepart, sysPosition, sysTenant } from './organisation';
export { incrementDetail, orderDetail, orderReceipt, purchaseIncrement, purchaseOrder, receiptDetail } from './orders';
export { operateDirectory, portalNews, portalPage, portalProtocol } from './portal';
export { purchasePlan, purchasePlanDetail } from './purchasePlans';
export {
  projectQuestion,
  purchaseDiverge,
  purchaseFramework,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  tenderDetail,
} from './purchaseProjects';
export { sysQuartzJob, sysQuartzJobRun } from './quartzJobs';
export { sysRateLimit } from './rateLimits';
export { reportHead, reportItem, reportParam } from './reports';
export { sysCheckRule, sysFillNumber, sysFillRule } from './rules';
export { sysSavedQuery } from './savedQueries';
export { sysCaptcha, sysLoginAttempt, sysOneTime, sysSession, sysSmsCode, sysThirdAccount } from './sessions';
export {
  customerInfo,
  supplierAudit,
  supplierBlack,
  supplierChange,
  supplierInfo,
  supplierMessage,
  supplierShare,
  type StoredChange,
  type SupplierMaterialType,
} from './suppliers';
export { sysTenantPack, sysTenantPackPermission } from './tenantPacks';
export { sysUserAgent } from './userAgents';
export { sysUser, sysUserDepart, sysUserRole, sysUserTenant } from './users';
export {
  flowCandidate,
  flowCategory,
  flowCc,
  flowDefinition,
  flowExpression,
  flowHistory,
  flowInstance,
  flowListener,
  flowTask,
} from './workflow';
