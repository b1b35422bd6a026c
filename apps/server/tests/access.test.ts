import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { sysLog } from '../src/db';
import { requireAccess } from '../src/http/requireAccess';
import { endpoints, fillPath } from './support/endpoints';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';

const USERS = ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'expert', 'supplier', 'editor'] as const;
type User = (typeof USERS)[number];

const everyone = USERS;
const internal: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'editor'];
const planReaders: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
const formDesigners: readonly User[] = ['admin', 'manager'];
const siteEditors: readonly User[] = ['admin', 'editor'];
const planEditors: readonly User[] = ['admin', 'purchaser', 'manager'];

/** Who may call what; `open` needs no token. A new endpoint has to be put here. */
const RIGHTS: Record<string, { open: true } | { users: readonly User[]; input?: Record<string, unknown> }> = {
  health: { open: true },
  randomImage: { open: true },
  login: { open: true },
  logout: { open: true },
  portalConfig: { open: true },
  checkCaptcha: { open: true },
  sendSms: { open: true },
  phoneLogin: { open: true },
  registerUser: { open: true },
  checkOnlyUser: { open: true },
  verifyPhone: { open: true },
  resetPassword: { open: true },
  validateCasLogin: { open: true },
  renderThirdLogin: { open: true },
  oauth2Login: { open: true },
  thirdLoginCallback: { open: true },
  getThirdLoginUser: { open: true },
  bindThirdAccount: { open: true },
  bindThirdPhone: { open: true },
  createThirdUser: { open: true },
  loadPublicFile: { open: true },
  listHelp: { open: true },
  viewHelp: { open: true },
  listPublishedNews: { open: true },
  viewNewsArticle: { open: true },
  listProjectIntros: { open: true },
  viewProjectIntro: { open: true },
  viewPortalPage: { open: true },
  currentProtocol: { open: true },
  listHelpAdmin: { users: everyone },
  manageHelp: { users: siteEditors },
  viewHelpEntry: { users: siteEditors, input: { id: 'x' } },
  addHelpEntry: { users: siteEditors, input: { title: 'x', pid: 'x' } },
  editHelpEntry: { users: siteEditors, input: { id: 'x' } },
  deleteHelpEntry: { users: siteEditors, input: { id: 'x' } },
  deleteHelpEntries: { users: siteEditors, input: { ids: 'x' } },
  listNews: { users: siteEditors },
  viewNews: { users: siteEditors, input: { id: 'x' } },
  addNews: { users: siteEditors, input: { title: '', content: 'x' } },
  editNews: { users: siteEditors, input: { id: 'x' } },
  deleteNews: { users: siteEditors, input: { id: 'x' } },
  deleteNewsBatch: { users: siteEditors, input: { ids: 'x' } },
  publishNews: { users: siteEditors, input: { id: 'x' } },
  revokeNews: { users: siteEditors, input: { id: 'x' } },
  savePortalPage: { users: siteEditors, input: { code: 'about', title: '', content: '' } },
  listProtocols: { users: siteEditors },
  viewProtocol: { users: siteEditors, input: { id: 'x' } },
  addProtocol: { users: siteEditors, input: { code: '' } },
  editProtocol: { users: siteEditors, input: { id: 'x' } },
  deleteProtocol: { users: siteEditors, input: { id: 'x' } },
  deleteProtocols: { users: siteEditors, input: { ids: 'x' } },
  getUserInfo: { users: everyone },
  selectDepart: { users: everyone, input: { orgCode: 'nowhere' } },
  updatePassword: { users: everyone, input: { oldpassword: 'x', password: '12345678', confirmpassword: '12345678' } },
  viewProfile: { users: everyone },
  editProfile: { users: everyone, input: { realname: 'x', username: 'nobody' } },
  changeLoginTenantId: { users: everyone, input: { loginTenantId: 99 } },
  searchRecords: { users: everyone, input: { keyword: 'x' } },
  getUserPermissionByToken: { users: everyone },
  getDictItems: { users: everyone, input: { dictCode: 'priority' } },
  loadDict: { users: everyone, input: { dict: 'priority' } },
  loadDictOrderByValue: { users: everyone, input: { dict: 'priority' } },
  getDictText: { users: everyone, input: { dictCode: 'priority', key: 'L' } },
  queryDictTable: {
    users: internal.concat('expert', 'supplier'),
    input: { table: 'sys_category', text: 'name', code: 'id' },
  },
  loadDictItem: { users: everyone, input: { dict: 'priority', key: 'L' } },
  refreshDictCache: { users: everyone },
  queryAllDictItems: { users: everyone },
  listOwnTenants: { users: everyone },
  getCurrentUserDeparts: { users: everyone },
  queryDepartmentTree: { users: internal },
  queryDepartmentLevel: { users: internal },
  queryDepartmentIds: { users: internal },
  searchDepartments: { users: internal, input: { keyWord: '部' } },
  queryDepartmentsInCharge: { users: internal },
  queryDepartmentAncestors: { users: internal, input: { departId: 'x' } },
  listAllDepartments: { users: internal },
  queryDepartmentsByIds: { users: internal, input: { deptIds: 'x' } },
  queryDepartmentByCode: { users: internal, input: { orgCode: 'x' } },
  selectSelfDepartUser: { users: internal },
  listUsers: { users: internal },
  getMultiUser: { users: internal },
  viewUser: { users: ['admin'], input: { id: 'x' } },
  addUser: { users: ['admin'], input: { username: 'x', realname: 'x', password: 'x' } },
  editUser: { users: ['admin'], input: { id: 'x' } },
  editUserBase: { users: ['admin'], input: { id: 'x' } },
  deleteUser: { users: ['admin'], input: { id: 'x' } },
  deleteUsers: { users: ['admin'], input: { ids: 'x' } },
  exportUsers: { users: ['admin'] },
  importUsers: { users: ['admin'] },
  freezeUsers: { users: ['admin'], input: { ids: 'x', status: 2 } },
  changeUserPassword: { users: ['admin'], input: { username: 'x', password: 'x' } },
  recycledUsers: { users: ['admin'] },
  restoreUsers: { users: ['admin'], input: { userIds: 'x' } },
  eraseUsers: { users: ['admin'], input: { userIds: 'x' } },
  generateUserId: { users: internal },
  queryUserDeparts: { users: internal, input: { userId: 'x' } },
  listDepartUsers: { users: internal },
  addDepartUsers: { users: ['admin'], input: { depId: 'x', userIdList: ['x'] } },
  deleteDepartUser: { users: ['admin'], input: { depId: 'x', userId: 'x' } },
  deleteDepartUsers: { users: ['admin'], input: { depId: 'x', userIds: 'x' } },
  listContacts: { users: internal, input: { orgCode: 'x' } },
  listAddresses: { users: internal },
  listAppUsers: { users: internal },
  viewDepart: { users: internal, input: { id: 'x' } },
  addDepart: { users: ['admin'], input: { departName: 'x', parentId: 'x' } },
  editDepart: { users: ['admin'], input: { id: 'x' } },
  deleteDepart: { users: ['admin'], input: { id: 'x' } },
  deleteDeparts: { users: ['admin'], input: { ids: 'x' } },
  sortDeparts: { users: ['admin'], input: { ids: 'x' } },
  exportDeparts: { users: ['admin'] },
  importDeparts: { users: ['admin'] },
  queryDepartsAndUsers: { users: internal, input: { keyWord: 'x' } },
  queryUsersInDepart: { users: internal, input: { id: 'x' } },
  viewPosition: { users: ['admin'], input: { id: 'x' } },
  addPosition: { users: ['admin'], input: { code: '', name: '' } },
  editPosition: { users: ['admin'], input: { id: 'x' } },
  deletePosition: { users: ['admin'], input: { id: 'x' } },
  deletePositions: { users: ['admin'], input: { ids: 'x' } },
  exportPositions: { users: ['admin'] },
  importPositions: { users: ['admin'] },
  listRoles: { users: internal },
  queryAllRoles: { users: internal },
  queryPosition: { users: internal, input: { code: 'x' } },
  queryUsersOfDepartment: { users: internal, input: { id: 'x' } },
  queryUsersByIds: { users: internal, input: { userIds: 'x' } },
  listPositions: { users: internal },
  loadCategoryRoot: { users: internal },
  loadCategoryChildren: { users: internal, input: { pid: '0' } },
  loadCategoryTree: { users: internal },
  loadCategory: { users: internal, input: { field: 'id', val: 'x' } },
  loadCategoryNames: { users: internal },
  loadCategoryLinkage: { users: internal },
  loadAllCategories: { users: internal, input: { code: 'x' } },
  loadDictTree: {
    users: internal.concat('expert', 'supplier'),
    input: { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid' },
  },
  getRpColumns: { users: internal, input: { code: 'material_report' } },
  getReportQueryInfo: { users: internal, input: { id: 'report-material' } },
  getReportData: { users: internal, input: { id: 'report-material' } },
  getReportView: { users: internal, input: { id: 'report-material' } },
  exportReport: { users: internal, input: { id: 'report-material' } },
  getReportParams: { users: internal, input: { id: 'report-material' } },
  listReports: { users: ['admin'] },
  addReport: { users: ['admin'], input: { head: {}, items: [] } },
  editReport: { users: ['admin'], input: { head: {}, items: [] } },
  deleteReport: { users: ['admin'], input: { id: 'x' } },
  deleteReports: { users: ['admin'], input: { ids: 'x' } },
  parseReportSource: { users: ['admin'], input: { sql: 'sys_user' } },
  listReportItems: { users: ['admin'], input: { headId: 'report-material' } },
  listReportParams: { users: ['admin'], input: { headId: 'report-material' } },
  queryUserComponentData: { users: internal },
  queryUserRole: { users: ['admin'], input: { userid: 'x' } },
  listRoleUsers: { users: ['admin'], input: { roleId: 'x' } },
  addUserRole: { users: ['admin'], input: { roleId: 'x', userIdList: ['x'] } },
  deleteUserRole: { users: ['admin'], input: { roleId: 'x', userId: 'x' } },
  deleteUserRoleBatch: { users: ['admin'], input: { roleId: 'x', userIds: 'x' } },
  queryRolePermission: { users: ['admin'], input: { roleId: 'x' } },
  saveRolePermission: { users: ['admin'], input: { roleId: 'x', permissionIds: '' } },
  viewRole: { users: ['admin'], input: { id: 'x' } },
  addRole: { users: ['admin'], input: { roleName: 'x', roleCode: 'admin' } },
  editRole: { users: ['admin'], input: { id: 'x' } },
  deleteRole: { users: ['admin'], input: { id: 'x' } },
  deleteRoles: { users: ['admin'], input: { ids: 'x' } },
  exportRoles: { users: ['admin'] },
  importRoles: { users: ['admin'] },
  checkRoleCode: { users: internal, input: { roleCode: 'x' } },
  queryRoleRights: { users: ['admin'] },
  queryRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x' } },
  saveRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x', dataRuleIds: '' } },
  listRoleIndexes: { users: ['admin'] },
  viewRoleIndex: { users: ['admin'], input: { id: 'x' } },
  addRoleIndex: { users: ['admin'], input: { roleCode: 'x', url: '/x' } },
  editRoleIndex: { users: ['admin'], input: { id: 'x' } },
  deleteRoleIndex: { users: ['admin'], input: { id: 'x' } },
  deleteRoleIndexes: { users: ['admin'], input: { ids: 'x' } },
  queryRoleIndex: { users: internal, input: { roleCode: 'x' } },
  queryDefaultIndex: { users: internal },
  updateDefaultIndex: { users: ['admin'], input: { url: 'x' } },
  listPermissions: { users: ['admin'] },
  listTopMenus: { users: ['admin'] },
  listSubMenus: { users: ['admin'], input: { parentId: 'x' } },
  listSubMenusOf: { users: ['admin'], input: { parentIds: 'x' } },
  queryPermissionTree: { users: ['admin'] },
  queryPermissionLevel: { users: ['admin'] },
  loadAllRoleIds: { users: ['admin'] },
  addPermission: { users: ['admin'], input: { name: 'x', menuType: 1 } },
  editPermission: { users: ['admin'], input: { id: 'x' } },
  deletePermission: { users: ['admin'], input: { id: 'x' } },
  deletePermissions: { users: ['admin'], input: { ids: 'x' } },
  checkPermissionUrl: { users: internal, input: { url: '/x' } },
  listDataRules: { users: ['admin'], input: { permissionId: 'x' } },
  queryDataRules: { users: ['admin'], input: { permissionId: 'x' } },
  listRuleColumns: { users: ['admin'], input: { permissionId: 'x' } },
  addDataRule: { users: ['admin'], input: { permissionId: 'x', ruleName: 'x', ruleConditions: '=', ruleValue: 'x' } },
  editDataRule: { users: ['admin'], input: { id: 'x' } },
  deleteDataRule: { users: ['admin'], input: { id: 'x' } },
  listDepartRoles: { users: ['admin'] },
  viewDepartRole: { users: ['admin'], input: { id: 'x' } },
  addDepartRole: { users: ['admin'], input: { departId: 'x', roleName: 'x', roleCode: 'xx' } },
  editDepartRole: { users: ['admin'], input: { id: 'x' } },
  deleteDepartRole: { users: ['admin'], input: { id: 'x' } },
  deleteDepartRoles: { users: ['admin'], input: { ids: 'x' } },
  getDepartRoles: { users: internal, input: { departId: 'x' } },
  getDepartRolesOfUser: { users: internal, input: { departId: 'x', userId: 'x' } },
  giveDepartRoles: { users: ['admin'], input: { userId: 'x' } },
  listDepartRoleUsers: { users: ['admin'], input: { roleId: 'x' } },
  queryDepartRoleRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x', roleId: 'x' } },
  saveDepartRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x', dataRuleIds: '' } },
  queryDepartPermission: { users: ['admin'], input: { departId: 'x' } },
  saveDepartPermission: { users: ['admin'], input: { departId: 'x', permissionIds: '' } },
  queryDepartRoleTree: { users: ['admin'], input: { departId: 'x' } },
  queryDepartRolePermission: { users: ['admin'], input: { roleId: 'x' } },
  saveDepartRolePermission: { users: ['admin'], input: { roleId: 'x', permissionIds: '' } },
  queryDepartRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x' } },
  saveDepartRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x', dataRuleIds: '' } },
  listTenants: { users: ['admin'] },
  viewTenant: { users: ['admin'], input: { id: '1' } },
  addTenant: { users: ['admin'], input: { id: 1, name: 'x' } },
  editTenant: { users: ['admin'], input: { id: 99 } },
  deleteTenant: { users: ['admin'], input: { id: '99' } },
  deleteTenants: { users: ['admin'], input: { ids: '99' } },
  queryTenants: { users: internal },
  listTenantUsers: { users: ['admin'], input: { tenantId: '1' } },
  addTenantUsers: { users: ['admin'], input: { tenantId: 1, userIdList: ['x'] } },
  removeTenantUsers: { users: ['admin'], input: { tenantId: '1', userIds: 'x' } },
  listTenantPacks: { users: ['admin'] },
  viewTenantPack: { users: ['admin'], input: { id: 'x' } },
  addTenantPack: { users: ['admin'], input: { packName: 'x', permissionIds: ['x'] } },
  editTenantPack: { users: ['admin'], input: { id: 'x' } },
  deleteTenantPack: { users: ['admin'], input: { id: 'x' } },
  listNotices: { users: everyone },
  viewNotice: { users: everyone, input: { id: 'x' } },
  markNoticeRead: { users: everyone, input: { anntId: 'x' } },
  listReceivedNotices: { users: everyone },
  viewReceivedNotice: { users: everyone, input: { sendId: 'x' } },
  readAllNotices: { users: everyone },
  syncNotices: { users: everyone },
  listAnnouncements: { users: ['admin'] },
  addAnnouncement: { users: ['admin'], input: { titile: '' } },
  editAnnouncement: { users: ['admin'], input: { id: 'x' } },
  deleteAnnouncement: { users: ['admin'], input: { id: 'x' } },
  deleteAnnouncements: { users: ['admin'], input: { ids: 'x' } },
  releaseAnnouncement: { users: ['admin'], input: { id: 'x' } },
  revokeAnnouncement: { users: ['admin'], input: { id: 'x' } },
  viewReadStatistics: { users: ['admin'], input: { id: 'x' } },
  listNoticeReaders: { users: ['admin'], input: { anntId: 'x' } },
  listMessages: { users: ['admin'] },
  viewMessage: { users: ['admin'], input: { id: 'x' } },
  deleteMessage: { users: ['admin'], input: { id: 'x' } },
  deleteMessages: { users: ['admin'], input: { ids: 'x' } },
  listMessageTemplates: { users: ['admin'] },
  viewMessageTemplate: { users: ['admin'], input: { id: 'x' } },
  addMessageTemplate: { users: ['admin'], input: { templateCode: '' } },
  editMessageTemplate: { users: ['admin'], input: { id: 'x' } },
  deleteMessageTemplate: { users: ['admin'], input: { id: 'x' } },
  deleteMessageTemplates: { users: ['admin'], input: { ids: 'x' } },
  sendTemplateMessage: { users: ['admin'], input: { templateCode: 'x' } },
  listPlans: { users: planReaders },
  viewPlan: { users: planReaders, input: { id: 'x' } },
  viewPlanById: { users: planReaders, input: { id: 'x' } },
  editPlan: { users: planEditors, input: { id: 'x' } },
  listForms: { users: everyone },
  viewForm: { users: everyone, input: { id: 'x' } },
  queryForm: { users: everyone, input: { id: 'x' } },
  addForm: { users: formDesigners, input: { formName: 'x', formContent: '{}' } },
  editForm: { users: formDesigners, input: { id: 'x' } },
  deleteForm: { users: formDesigners, input: { id: 'x' } },
  deleteForms: { users: formDesigners, input: { ids: 'x' } },
  copyForm: { users: formDesigners, input: { id: 'x' } },
  exportForms: { users: formDesigners },
  listFormVersions: { users: everyone, input: { id: 'x' } },
  viewFormVersion: { users: everyone, input: { id: 'x', version: 1 } },
  validateForm: { users: everyone, input: { formId: 'x', values: {} } },
  addFormData: { users: internal, input: { code: 'x' } },
  editFormData: { users: internal, input: { code: 'x', id: 'x' } },
  viewFormData: { users: everyone, input: { code: 'x', id: 'x' } },
  deleteFormData: { users: internal, input: { code: 'x', id: 'x' } },
  listFormData: { users: everyone, input: { code: 'x' } },
  listFormHeads: { users: formDesigners },
  addFormHead: { users: formDesigners, input: { head: { tableName: 'x', tableTxt: 'x' }, fields: [] } },
  editFormHead: { users: formDesigners, input: { head: { id: 'x', tableTxt: 'x' }, fields: [] } },
  deleteFormHead: { users: formDesigners, input: { id: 'x' } },
  deleteFormHeads: { users: formDesigners, input: { ids: 'x' } },
  listFormFields: { users: formDesigners, input: { headId: 'x' } },
  listFormIndexes: { users: formDesigners, input: { headId: 'x' } },
  getFormColumns: { users: everyone, input: { code: 'x' } },
  getFormQueryInfo: { users: everyone, input: { code: 'x' } },
  getFormItem: { users: everyone, input: { code: 'x' } },
  getFormItemByTable: { users: everyone, input: { code: 'x' } },
  exportFormData: { users: everyone, input: { code: 'x' } },
  importFormData: { users: internal, input: { code: 'x' } },
  listCustomForms: { users: everyone },
  viewCustomForm: { users: everyone, input: { id: 'x' } },
  queryCustomForm: { users: formDesigners, input: { id: 'x' } },
  addCustomForm: { users: formDesigners, input: { businessName: '', businessService: 'x' } },
  editCustomForm: { users: formDesigners, input: { id: 'x' } },
  deleteCustomForm: { users: formDesigners, input: { id: 'x' } },
  deleteCustomForms: { users: formDesigners, input: { ids: 'x' } },
  exportCustomForms: { users: formDesigners },
  importCustomForms: { users: formDesigners },
  listDeployForms: { users: formDesigners },
  queryDeployForm: { users: formDesigners, input: { id: 'x' } },
  addDeployForm: { users: formDesigners, input: { formId: 'x', deployId: 'x' } },
  editDeployForm: { users: formDesigners, input: { id: 'x' } },
  deleteDeployForm: { users: formDesigners, input: { id: 'x' } },
  deleteDeployForms: { users: formDesigners, input: { ids: 'x' } },
  exportDeployForms: { users: formDesigners },
  importDeployForms: { users: formDesigners },
  bindCustomForm: { users: formDesigners, input: { id: 'x', deployId: 'x' } },
  listDeployOnline: { users: formDesigners },
  queryDeployOnline: { users: formDesigners, input: { id: 'x' } },
  addDeployOnline: { users: formDesigners, input: { onlineId: 'x', deployId: 'x' } },
  editDeployOnline: { users: formDesigners, input: { id: 'x' } },
  deleteDeployOnline: { users: formDesigners, input: { id: 'x' } },
  deleteDeployOnlineBatch: { users: formDesigners, input: { ids: 'x' } },
  exportDeployOnline: { users: formDesigners },
  importDeployOnline: { users: formDesigners },
  listFlowForms: { users: everyone },
  viewFlowForm: { users: everyone, input: { id: 'x' } },
  getFlowFormItem: { users: everyone, input: { id: 'x' } },
  getFlowFormColumns: { users: everyone, input: { code: 'x' } },
  listFlowFormData: { users: everyone, input: { code: 'x' } },
  saveFlowFormData: { users: everyone, input: { formId: 'x', dataList: [{}] } },
  editFlowForm: { users: formDesigners, input: { id: 'x' } },
  listJobs: { users: ['admin'] },
  viewJob: { users: ['admin'], input: { id: 'x' } },
  addJob: { users: ['admin'], input: { jobClassName: 'x', cronExpression: 'x' } },
  editJob: { users: ['admin'], input: { id: 'x' } },
  deleteJob: { users: ['admin'], input: { id: 'x' } },
  deleteJobs: { users: ['admin'], input: { ids: 'x' } },
  pauseJob: { users: ['admin'], input: { id: 'x' } },
  resumeJob: { users: ['admin'], input: { id: 'x' } },
  executeJob: { users: ['admin'], input: { id: 'x' } },
  listJobRuns: { users: ['admin'], input: { jobId: 'x' } },
  nextJobTimes: { users: internal, input: { cron: '0 0 9 * * ? *' } },
  jobOptions: { users: internal },
  listDicts: { users: ['admin'] },
  viewDict: { users: ['admin'], input: { id: 'x' } },
  addDict: { users: ['admin'], input: { dictName: 'x', dictCode: 'priority' } },
  editDict: { users: ['admin'], input: { id: 'x' } },
  deleteDict: { users: ['admin'], input: { id: 'x' } },
  deleteDicts: { users: ['admin'], input: { ids: 'x' } },
  exportDicts: { users: ['admin'], input: { dictCode: 'priority' } },
  importDicts: { users: ['admin'] },
  treeOfDicts: { users: internal },
  listDeletedDicts: { users: ['admin'] },
  restoreDict: { users: ['admin'], input: { id: 'x' } },
  destroyDict: { users: ['admin'], input: { id: 'x' } },
  listDictItems: { users: ['admin'] },
  viewDictItem: { users: ['admin'], input: { id: 'x' } },
  addDictItem: { users: ['admin'], input: { dictId: 'x', itemText: 'x', itemValue: 'x' } },
  editDictItem: { users: ['admin'], input: { id: 'x' } },
  deleteDictItem: { users: ['admin'], input: { id: 'x' } },
  deleteDictItems: { users: ['admin'], input: { ids: 'x' } },
  checkDictItem: { users: internal, input: { dictId: 'x', itemValue: 'x' } },
  checkDuplicate: { users: internal, input: { tableName: 'sys_dict', fieldName: 'dict_code', fieldVal: 'x' } },
  listCategoryRoots: { users: internal },
  listCategoryChildren: { users: internal, input: { pid: 'x' } },
  listCategoryChildrenOf: { users: internal, input: { parentIds: 'x' } },
  checkCategoryCode: { users: internal, input: { code: 'x' } },
  viewCategory: { users: internal, input: { id: 'x' } },
  addCategory: { users: ['admin'], input: { name: 'x', pid: 'x' } },
  editCategory: { users: ['admin'], input: { id: 'x' } },
  deleteCategory: { users: ['admin'], input: { id: 'x' } },
  deleteCategories: { users: ['admin'], input: { ids: 'x' } },
  exportCategories: { users: ['admin'], input: { selections: 'x' } },
  importCategories: { users: ['admin'] },
  listCheckRules: { users: ['admin'] },
  viewCheckRule: { users: ['admin'], input: { id: 'x' } },
  addCheckRule: { users: ['admin'], input: { ruleName: 'x', ruleCode: 'x', ruleJson: '{}' } },
  editCheckRule: { users: ['admin'], input: { id: 'x' } },
  deleteCheckRule: { users: ['admin'], input: { id: 'x' } },
  deleteCheckRules: { users: ['admin'], input: { ids: 'x' } },
  exportCheckRules: { users: ['admin'] },
  importCheckRules: { users: ['admin'] },
  checkByCode: { users: internal, input: { ruleCode: 'x' } },
  listFillRules: { users: ['admin'] },
  viewFillRule: { users: ['admin'], input: { id: 'x' } },
  addFillRule: { users: ['admin'], input: { ruleName: 'x', ruleCode: 'x', ruleClass: 'sequence', ruleParams: '[]' } },
  editFillRule: { users: ['admin'], input: { id: 'x' } },
  deleteFillRule: { users: ['admin'], input: { id: 'x' } },
  deleteFillRules: { users: ['admin'], input: { ids: 'x' } },
  exportFillRules: { users: ['admin'] },
  importFillRules: { users: ['admin'] },
  testFillRule: { users: ['admin'], input: { ruleCode: 'x' } },
  executeFillRule: { users: internal, input: { ruleCode: 'x' } },
  executeFillRules: { users: internal, input: { rules: [] } },
  listLogs: { users: ['admin'] },
  deleteLog: { users: ['admin'], input: { id: 'x' } },
  deleteLogs: { users: ['admin'], input: { ids: 'x' } },
  exportLogs: { users: ['admin'], input: { keyWord: 'x' } },
  listDataLogs: { users: ['admin'] },
  compareDataLogs: { users: ['admin'], input: { dataId1: 'x', dataId2: 'x' } },
  listDataVersions: { users: ['admin'], input: { dataTable: 'x', dataId: 'x' } },
  listOnlineUsers: { users: ['admin'] },
  forceLogout: { users: ['admin'], input: { token: 'x' } },
  viewServerState: { users: ['admin'] },
  listFormTemplates: { users: everyone },
  viewFormTemplate: { users: everyone, input: { id: 'x' } },
  keepFormTemplate: { users: everyone, input: { name: 'x', formContent: '{"list":[]}' } },
  renameFormTemplate: { users: everyone, input: { id: 'x', name: 'x' } },
  deleteFormTemplate: { users: everyone, input: { id: 'x' } },
  listSavedQueries: { users: everyone, input: { code: '/x' } },
  keepSavedQuery: { users: everyone, input: { code: '/x', title: 'x', matchType: 'and', records: [] } },
  deleteSavedQuery: { users: everyone, input: { code: '/x', title: 'x' } },
  uploadFile: { users: everyone },
  loadFile: { users: everyone, input: { id: 'x' } },
  beginLargeUpload: { users: everyone },
  sendLargePart: { users: everyone, input: { id: 'x', index: 0 } },
  finishLargeUpload: { users: everyone },
  viewImportProgress: { users: everyone, input: { key: 'x' } },
  registerSupplier: { open: true },
  uploadRegistrationFile: { open: true },
  checkSupplier: { open: true },
  viewOwnRegistration: { users: everyone },
  resubmitRegistration: { users: everyone },
  withdrawRegistration: { users: everyone },
  listRegistrations: { users: formDesigners },
  viewRegistration: { users: formDesigners, input: { id: 'x' } },
  approveRegistration: { users: formDesigners, input: { id: 'x' } },
  rejectRegistration: { users: formDesigners, input: { id: 'x', opinion: 'x' } },
  voidRegistration: { users: formDesigners, input: { id: 'x', opinion: 'x' } },
  registerCustomer: { open: true },
  uploadCustomerFile: { open: true },
  checkCustomer: { open: true },
  viewOwnCustomer: { users: everyone },
  resubmitCustomer: { users: everyone },
  withdrawCustomer: { users: everyone },
  listCustomers: { users: ['admin'] },
  viewCustomer: { users: ['admin'], input: { id: 'x' } },
  approveCustomer: { users: ['admin'], input: { id: 'x' } },
  rejectCustomer: { users: ['admin'], input: { id: 'x', opinion: 'x' } },
  importSuppliers: { users: planEditors },
  exportSuppliers: { users: planEditors },
  dropLargeUpload: { users: everyone, input: { id: 'x' } },
};

let server: TestServer;
/** Signed out. */
let ended: TestCaller;
const callers = {} as Record<User, TestCaller>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: 1 });
  ended = await server.as('manager');
  await ended.post('/sys/logout', {});
});
afterAll(() => server.close());

const send = (caller: TestCaller, name: string, headers: Record<string, string> = {}) => {
  const { method, path } = endpoints[name]!;
  const right = RIGHTS[name]!;
  const { path: filled, rest } = fillPath(path, ('input' in right && right.input) || {});
  return caller.call(method, filled, rest, headers);
};

/** How a call ended as far as access goes; what the handler said of the input does not matter. */
function ends({ status, body }: Answer): string {
  const { success, code, message, result } = body;
  const empty = !success && result === null;
  if (status === 401) return empty && code === 401 && message.includes('Token失效') ? 'Token失效' : 'odd 401';
  if (status === 403) return empty && code === 510 ? 'forbidden' : 'odd 403';
  return status === 200 || status === 404 ? 'let in' : `status ${status}`;
}

test('the table knows every endpoint', () => {
  expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(endpoints).sort());
});

test('the server has no route beside the endpoints, the files and the sockets', () => {
  const served = new Set(Object.values(endpoints).map(({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));
  const others = routesOf(server).filter((url) => !served.has(url));
  expect(others.sort()).toEqual([
    // The drawing leaves out what stands before the star: /api/sys/common/static/*
    '*',
    // Every member of a request for rows of a report or a form is optional to the schema.
    '/api/flowable/onlCgformHead/getData',
    '/api/online/cgform/api/exportXls',
    '/api/online/cgform/api/getData',
    '/api/online/cgreport/api/exportManySheetXls',
    '/api/online/cgreport/api/getColumnsAndData',
    '/api/online/cgreport/api/getData',
    // An empty code is a refusal of its own, not an unknown path.
    '/api/sys/dict/getDictItems',
    // The tenant at its end may be left out.
    '/api/sys/thirdLogin/getLoginUser/:first/:second',
    '/api/vxeSocket/:userId/:pageId',
    '/api/websocket/:userId',
    '/vxeSocket/:userId/:pageId',
    '/websocket/:userId',
  ]);
});

describe.each(Object.keys(RIGHTS))('%s', (name) => {
  const right = RIGHTS[name]!;
  const open = 'open' in right;

  test('without a token, with a made-up one, with an ended one', async () => {
    for (const token of [undefined, 'A'.repeat(43), ended.token]) {
      const answer = await send(server.anonymous, name, token === undefined ? {} : { 'x-access-token': token });
      expect(ends(answer)).toBe(open ? 'let in' : 'Token失效');
    }
  });

  test.skipIf(open)('by role', async () => {
    for (const user of USERS) {
      const answer = await send(callers[user], name);
      const allowed = 'users' in right && right.users.includes(user);
      expect({ user, ends: ends(answer) }).toEqual({ user, ends: allowed ? 'let in' : 'forbidden' });
    }
  });

  test.skipIf(open)('in another tenant', async () => {
    expect(await send(callers.manager, name, { 'x-tenant-id': '2' })).toMatchObject({
      status: 403,
      body: { success: false, code: 510, message: '您不属于该租户，无法访问其数据' },
    });
  });
});

test('refusals are in the log', async () => {
  await callers.supplier.get('/purchase/purchasePlan/list');
  await callers.editor.call('GET', '/sys/tenant', {}, { 'x-tenant-id': '77' });
  const rows = await server.db.orm.select().from(sysLog);
  expect(rows).toContainEqual(
    expect.objectContaining({ logContent: '拒绝访问', username: 'editor', requestUrl: '/api/sys/tenant' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      logContent: '拒绝访问',
      username: 'supplier',
      requestUrl: '/api/purchase/purchasePlan/list',
    }),
  );
});

test('a route that does not say who may call it keeps the server from starting', async () => {
  const app = fastify();
  requireAccess(app);
  app.get('/open', { config: { access: { for: 'anyone' } } }, async () => 'x');
  app.get('/forgotten', async () => 'x');
  await expect(app.ready()).rejects.toThrow('GET /forgotten');
  await app.close();

  const config = readConfig({});
  if (!config.ok) throw new Error();
  const whole = await buildApp({ config: config.value, db: server.db });
  whole.post('/api/forgotten', async () => 'x');
  await expect(whole.ready()).rejects.toThrow('POST /api/forgotten');
  await whole.close();
});

/** Reads Fastify's drawing of its routes, where a child shows only what it adds to its parent. */
function routesOf({ app }: TestServer): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+)( \()?/.exec(line);
      if (!match) return [];
      const depth = match[1]!.length / 4;
      const url = (above[depth - 1] ?? '') + match[2]!;
      above[depth] = url;
      return match[3] ? [url] : [];
    });
}
