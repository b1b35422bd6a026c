/** The calls of a page, by their names in the domain. */
export interface RulePage {
  component: string;
  list: string;
  /** What every call has to be asked. */
  asked?: Record<string, unknown>;
  view?: string;
  edit?: string;
  remove?: string;
  export?: string;
  /** Further calls that name one row, by what they call its id. */
  others?: readonly (readonly [name: string, member: string, more?: Record<string, unknown>])[];
}

/** Every list under data rules whose rows the calls below read and change. */
export const rulePages: readonly RulePage[] = [
  {
    component: 'system/UserList',
    list: 'listUsers',
    view: 'viewUser',
    edit: 'editUser',
    remove: 'deleteUser',
    export: 'exportUsers',
    others: [['freezeUsers', 'ids', { status: 2 }]],
  },
  {
    component: 'system/SysPositionList',
    list: 'listPositions',
    view: 'viewPosition',
    edit: 'editPosition',
    remove: 'deletePosition',
    export: 'exportPositions',
  },
  {
    component: 'system/QuartzJobList',
    list: 'listJobs',
    view: 'viewJob',
    edit: 'editJob',
    remove: 'deleteJob',
    export: 'exportJobs',
    others: [
      ['pauseJob', 'id'],
      ['resumeJob', 'id'],
      ['executeJob', 'id'],
    ],
  },
  {
    component: 'system/RoleUserList',
    list: 'listRoles',
    view: 'viewRole',
    edit: 'editRole',
    remove: 'deleteRole',
    export: 'exportRoles',
    others: [
      ['saveRolePermission', 'roleId', { permissionIds: '' }],
      ['addUserRole', 'roleId', { userIdList: ['x'] }],
    ],
  },
  {
    component: 'system/DepartRoleList',
    list: 'listDepartRoles',
    view: 'viewDepartRole',
    edit: 'editDepartRole',
    remove: 'deleteDepartRole',
    others: [['saveDepartRolePermission', 'roleId', { permissionIds: '' }]],
  },
  {
    component: 'system/SysAnnouncementList',
    list: 'listAnnouncements',
    edit: 'editAnnouncement',
    remove: 'deleteAnnouncement',
    export: 'exportAnnouncements',
    others: [
      ['releaseAnnouncement', 'id'],
      ['revokeAnnouncement', 'id'],
    ],
  },
  {
    component: 'modules/message/SysMessageList',
    list: 'listMessages',
    view: 'viewMessage',
    edit: 'editMessage',
    remove: 'deleteMessage',
    export: 'exportMessages',
    others: [['sendMessage', 'id']],
  },
  {
    component: 'modules/message/SysMessageTemplateList',
    list: 'listMessageTemplates',
    view: 'viewMessageTemplate',
    edit: 'editMessageTemplate',
    remove: 'deleteMessageTemplate',
    export: 'exportMessageTemplates',
  },
  // Who changes dictionaries administers all tenants, and is under no rule.
  { component: 'system/DictList', list: 'listDicts', view: 'viewDict', export: 'exportDicts' },
  {
    component: 'system/SysCategoryList',
    list: 'listCategoryRoots',
    view: 'viewCategory',
    edit: 'editCategory',
    remove: 'deleteCategory',
    export: 'exportCategories',
  },
  {
    component: 'system/SysFillRuleList',
    list: 'listFillRules',
    view: 'viewFillRule',
    edit: 'editFillRule',
    remove: 'deleteFillRule',
    export: 'exportFillRules',
  },
  {
    component: 'system/SysCheckRuleList',
    list: 'listCheckRules',
    view: 'viewCheckRule',
    edit: 'editCheckRule',
    remove: 'deleteCheckRule',
    export: 'exportCheckRules',
  },
  {
    component: 'system/SysDataSourceList',
    list: 'listDataSources',
    view: 'viewDataSource',
    edit: 'editDataSource',
    remove: 'deleteDataSource',
    export: 'exportDataSources',
    others: [['testConnection', 'id']],
  },
  {
    component: 'system/SysUserAgentList',
    list: 'listUserAgents',
    view: 'viewUserAgent',
    edit: 'editUserAgent',
    remove: 'deleteUserAgent',
  },
  { component: 'system/SysUserOnlineList', list: 'listOnlineUsers', others: [['forceLogout', 'token']] },
  { component: 'system/LogList', list: 'listLogs', remove: 'deleteLog' },
  { component: 'system/DataLogList', list: 'listDataLogs' },
  {
    component: 'portal/HelpList',
    list: 'manageHelp',
    view: 'viewHelpEntry',
    edit: 'editHelpEntry',
    remove: 'deleteHelpEntry',
  },
  {
    component: 'portal/NewsList',
    list: 'listNews',
    view: 'viewNews',
    edit: 'editNews',
    remove: 'deleteNews',
    export: 'exportNews',
    others: [
      ['publishNews', 'id'],
      ['revokeNews', 'id'],
    ],
  },
  {
    component: 'portal/ProtocolList',
    list: 'listProtocols',
    view: 'viewProtocol',
    edit: 'editProtocol',
    remove: 'deleteProtocol',
  },
  {
    component: 'supplier/RegisterAuditList',
    list: 'listRegistrations',
    view: 'viewRegistration',
    others: [
      ['approveRegistration', 'id'],
      ['rejectRegistration', 'id', { opinion: 'x' }],
      ['voidRegistration', 'id', { opinion: 'x' }],
    ],
  },
  {
    component: 'flowable/FormList',
    list: 'listForms',
    view: 'viewForm',
    edit: 'editForm',
    remove: 'deleteForm',
    export: 'exportForms',
    others: [['copyForm', 'id']],
  },
  {
    component: 'modules/online/cgform/OnlCgformHeadList',
    list: 'listFormHeads',
    remove: 'deleteFormHead',
    others: [['listFormFields', 'headId']],
  },
  {
    component: 'flowable/FormData',
    list: 'listFormData',
    asked: { code: 'own-form' },
    view: 'viewFormData',
    edit: 'editFormData',
    remove: 'deleteFormData',
    export: 'exportFormData',
  },
  { component: 'purchase/PlanList', list: 'listPlans', view: 'viewPlan' },
  { component: 'system/AddressList', list: 'listAddresses' },
];
