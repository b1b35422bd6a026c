export interface AnnouncementSeed {
  title: string;
  abstract: string;
  /** Paragraphs of the message. */
  content: readonly string[];
  priority: 'L' | 'M' | 'H';
  /** 1 announcement, 2 system message. */
  category: '1' | '2';
  /** Days since it was sent. */
  age: number;
  /** Route that 查看 opens. */
  page?: string;
}

/** Announcements to everybody, of both categories and all three priorities. */
export const announcements: readonly AnnouncementSeed[] = [
  {
    title: '关于开展年度供应商准入复审工作的通知',
    abstract: '复审材料请于本月 25 日前在平台提交，逾期将暂停参与新的采购项目。',
    content: [
      '各供应商、各采购单位：',
      '为保证供应商队伍质量，集团决定开展年度准入复审。请各供应商于本月 25 日前登录平台更新营业执照、资质证书和银行账户信息。',
      '逾期未提交的单位，将暂停参与新的采购项目，已签合同继续履行。',
    ],
    priority: 'H',
    category: '1',
    age: 1,
  },
  {
    title: '关于规范需求计划填报的通知',
    abstract: '物料名称、规格型号和需求时间填写要求有更新，请各申报部门遵照执行。',
    content: [
      '近期部分需求计划存在规格型号不完整、需求时间晚于使用时间等问题，影响采购进度。',
      '自即日起，计划明细必须填写规格型号与需求时间；采购数量与需求数量不一致时，须注明变更原因。',
    ],
    priority: 'M',
    category: '1',
    age: 3,
  },
  {
    title: '采购平台操作培训安排',
    abstract: '本周五 14:00 在集团总部三楼培训室举行，同步线上直播。',
    content: ['培训内容：查看需求计划、采购分派、供应商注册审核。', '请各部门安排计划员和采购员参加。'],
    priority: 'L',
    category: '1',
    age: 5,
  },
  {
    title: '关于钢材价格波动期间采购策略的通知',
    abstract: '钢材类需求请优先使用框架协议，单项超过 50 万元的须重新询价。',
    content: ['受原材料市场影响，近期钢材价格波动较大。', '单项金额超过 50 万元的采购，请重新询价并附市场价格依据。'],
    priority: 'M',
    category: '1',
    age: 9,
  },
  {
    title: '月末盘点期间收货安排',
    abstract: '盘点期间仓库仅接收紧急物资，请提前与仓储物流部联系。',
    content: [
      '每月最后两个工作日仓库盘点，仅接收紧急物资。',
      '确需到货的，请提前两个工作日与仓储物流部联系，电话 0519-8800 1206。',
    ],
    priority: 'L',
    category: '1',
    age: 16,
  },
  {
    title: '危险化学品采购须知',
    abstract: '采购危险化学品的供方必须具备有效的经营许可证。',
    content: ['化学试剂、油漆等危险化学品的采购，须核验供方的危险化学品经营许可证，并随货提供安全技术说明书。'],
    priority: 'H',
    category: '1',
    age: 22,
  },
  {
    title: '平台将于本周六 22:00 升级维护',
    abstract: '维护时间约 2 小时，期间暂停访问，请提前保存数据。',
    content: ['平台将于本周六 22:00 至 24:00 升级维护，期间暂停访问。', '请提前保存正在编辑的数据。'],
    priority: 'H',
    category: '2',
    age: 0,
  },
  {
    title: '您的密码已使用较长时间，建议修改',
    abstract: '定期修改密码可以提高账号的安全性。',
    content: ['定期修改密码可以提高账号的安全性。新密码长度为 8 至 128 个字符，请勿使用常见密码。'],
    priority: 'M',
    category: '2',
    age: 2,
  },
  {
    title: '新功能：表格支持键盘操作',
    abstract: '可编辑表格支持方向键移动、回车进入编辑、Esc 取消编辑。',
    content: ['可编辑表格支持方向键移动、回车进入编辑、Esc 取消编辑。', '已填内容在会话失效后仍会保留。'],
    priority: 'L',
    category: '2',
    age: 6,
  },
  {
    title: '浏览器版本提醒',
    abstract: '建议使用最近两年发布的 Chrome、Edge、Firefox 或 Safari。',
    content: ['为获得完整功能，建议使用最近两年发布的 Chrome、Edge、Firefox 或 Safari 浏览器。'],
    priority: 'L',
    category: '2',
    age: 12,
  },
];
