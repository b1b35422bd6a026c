/** An entry: value, Chinese text, English text. */
export type DictionaryItemSeed = readonly [value: string, zh: string, en: string];

/** A dictionary: code, name in Chinese and in English, and its entries in order. */
export type DictionarySeed = readonly [
  code: string,
  name: readonly [zh: string, en: string],
  items: readonly DictionaryItemSeed[],
];

/** Contract, part 2 §9. */
export const systemDictionaries: readonly DictionarySeed[] = [
  [
    'sex',
    ['性别', 'Sex'],
    [
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
    ],
  ],
  [
    'user_status',
    ['用户状态', 'User state'],
    [
      ['1', '正常', 'Normal'],
      ['2', '冻结', 'Frozen'],
      ['0', '待审核', 'Awaiting audit'],
      ['-1', '变更待审核', 'Change awaiting audit'],
    ],
  ],
  [
    'valid_status',
    ['有效状态', 'Validity'],
    [
      ['1', '有效', 'Valid'],
      ['0', '无效', 'Invalid'],
    ],
  ],
  [
    'del_flag',
    ['删除状态', 'Deletion'],
    [
      ['0', '正常', 'Normal'],
      ['1', '已删除', 'Deleted'],
    ],
  ],
  [
    'yn',
    ['是否', 'Yes or no'],
    [
      ['1', '是', 'Yes'],
      ['0', '否', 'No'],
    ],
  ],
  [
    'dict_item_status',
    ['字典项状态', 'State of dictionary entries'],
    [
      ['1', '启用', 'In use'],
      ['0', '停用', 'Out of use'],
    ],
  ],
  [
    'depart_status',
    ['部门状态', 'Department state'],
    [
      ['1', '启用', 'In use'],
      ['0', '停用', 'Out of use'],
    ],
  ],
  [
    'org_category',
    ['机构类型', 'Kind of department'],
    [
      ['1', '公司', 'Company'],
      ['2', '部门', 'Department'],
      ['3', '岗位', 'Post'],
    ],
  ],
  [
    'position_rank',
    ['职务等级', 'Position rank'],
    [
      ['1', '员级', 'Junior'],
      ['2', '助级', 'Assistant'],
      ['3', '中级', 'Intermediate'],
      ['4', '副高级', 'Associate senior'],
      ['5', '正高级', 'Senior'],
    ],
  ],
  [
    'menu_type',
    ['菜单类型', 'Menu type'],
    [
      ['0', '一级菜单', 'Top menu'],
      ['1', '子菜单', 'Submenu'],
      ['2', '按钮权限', 'Button'],
    ],
  ],
  [
    'perms_type',
    ['授权策略', 'Permission kind'],
    [
      ['1', '显示/可访问', 'Visible'],
      ['2', '可编辑', 'Editable'],
    ],
  ],
  [
    'global_perms_type',
    ['全局授权策略', 'Global permission kind'],
    [
      ['1', '显示/可访问', 'Visible'],
      ['2', '可编辑', 'Editable'],
    ],
  ],
  [
    'rule_conditions',
    ['数据规则条件', 'Conditions of data rules'],
    [
      ['=', '等于', 'equals'],
      ['!=', '不等于', 'is not'],
      ['>', '大于', 'greater than'],
      ['>=', '大于等于', 'at least'],
      ['<', '小于', 'less than'],
      ['<=', '小于等于', 'at most'],
      ['IN', '在列表中', 'is one of'],
      ['LIKE', '包含', 'contains'],
      ['LEFT_LIKE', '以…结尾', 'ends with'],
      ['RIGHT_LIKE', '以…开头', 'starts with'],
      ['USE_SQL_RULES', '自定义条件', 'custom condition'],
    ],
  ],
  [
    'tenant_status',
    ['租户状态', 'Tenant state'],
    [
      ['1', '正常', 'Normal'],
      ['0', '冻结', 'Frozen'],
    ],
  ],
  [
    'priority',
    ['优先级', 'Priority'],
    [
      ['L', '一般', 'Normal'],
      ['M', '重要', 'Important'],
      ['H', '紧急', 'Urgent'],
    ],
  ],
  [
    'msg_category',
    ['消息分类', 'Message category'],
    [
      ['1', '通知公告', 'Announcement'],
      ['2', '系统消息', 'System message'],
    ],
  ],
  [
    'msg_type',
    ['通告对象', 'Receivers'],
    [
      ['ALL', '全体用户', 'All users'],
      ['USER', '指定用户', 'Selected users'],
    ],
  ],
  [
    'send_status',
    ['发布状态', 'Publication state'],
    [
      ['0', '未发布', 'Not published'],
      ['1', '已发布', 'Published'],
      ['2', '已撤销', 'Withdrawn'],
    ],
  ],
  [
    'msgType',
    ['模板类型', 'Template type'],
    [
      ['1', '文本', 'Text'],
      ['2', '富文本', 'Rich text'],
    ],
  ],
  [
    'messageType',
    ['发送方式', 'Channel'],
    [
      ['1', '短信', 'SMS'],
      ['2', '邮件', 'Mail'],
      ['4', '系统消息', 'System message'],
      ['5', '群机器人', 'Group robot'],
    ],
  ],
  [
    'msgSendStatus',
    ['发送状态', 'Delivery state'],
    [
      ['0', '未发送', 'Not sent'],
      ['1', '发送成功', 'Sent'],
      ['2', '发送失败', 'Failed'],
    ],
  ],
  [
    'quartz_status',
    ['任务状态', 'Job state'],
    [
      ['0', '正常', 'Normal'],
      ['-1', '停止', 'Stopped'],
    ],
  ],
  [
    'log_type',
    ['日志类型', 'Log type'],
    [
      ['1', '登录日志', 'Sign-in'],
      ['2', '操作日志', 'Operation'],
      ['3', '定时任务', 'Scheduled job'],
    ],
  ],
  [
    'operate_type',
    ['操作类型', 'Operation'],
    [
      ['1', '查询', 'Query'],
      ['2', '添加', 'Add'],
      ['3', '修改', 'Change'],
      ['4', '删除', 'Delete'],
      ['5', '导入', 'Import'],
      ['6', '导出', 'Export'],
    ],
  ],
  [
    'activiti_sync',
    ['同步工作流', 'Workflow synchronisation'],
    [
      ['1', '同步', 'Synchronised'],
      ['0', '不同步', 'Not synchronised'],
    ],
  ],
  ['database_type', ['数据库类型', 'Database type'], [['6', 'PostgreSQL', 'PostgreSQL']]],
  [
    'bpm_status',
    ['流程状态', 'Process state'],
    [
      ['1', '待提交', 'To submit'],
      ['2', '处理中', 'In progress'],
      ['3', '已完成', 'Completed'],
      ['4', '已作废', 'Voided'],
    ],
  ],
  [
    'cgform_table_type',
    ['表单类型', 'Table kind'],
    [
      ['1', '单表', 'Single table'],
      ['2', '主表', 'Main table'],
      ['3', '附表', 'Sub-table'],
    ],
  ],
];
