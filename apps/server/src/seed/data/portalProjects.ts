export interface ProjectSeed {
  number: number;
  name: string;
  /** Dictionary buy_type. */
  buyType: '1' | '2' | '3' | '4' | '5';
  org: string;
  /** Days since it was published, and days until quotation ends (negative: ended). */
  age: number;
  ends: number;
  /** Days until quotation begins; default: one day after it was published. */
  begins?: number;
  /** Dictionary purchase_status. */
  status: '3' | '4' | '6' | '7' | '8' | '9' | '10';
  /** First paragraph of the notice. */
  scope: string;
  /** Requirements for suppliers. */
  demands: readonly string[];
  materials: readonly (readonly [name: string, counts: number, unit: string])[];
  contact: readonly [name: string, phone: string];
  winners?: readonly string[];
}

/** Public purchase projects of the demo. */
export const portalProjects: readonly ProjectSeed[] = [
  {
    number: 1,
    name: '2027 年度滚动轴承框架采购',
    buyType: '2',
    org: '锐衡泵业有限公司',
    age: 1,
    ends: 13,
    status: '4',
    scope: '为保障全年生产，拟通过公开寻源确定滚动轴承框架供应商，协议期一年，按需下达订单。',
    demands: ['制造商或其授权代理商', '近三年同类产品供货业绩不少于三项', '能够在 7 日内响应紧急供货'],
    materials: [
      ['深沟球轴承 6308-2RS', 2400, '个'],
      ['角接触球轴承 7310AC', 860, '个'],
      ['圆柱滚子轴承 NU312', 520, '个'],
    ],
    contact: ['王晓琳', '0519-8800 1231'],
  },
  {
    number: 2,
    name: '数控车间刀具及夹具竞价采购',
    buyType: '4',
    org: '锐衡阀门制造有限公司',
    age: 2,
    ends: 4,
    begins: 3,
    status: '3',
    scope: '数控车间补充硬质合金刀具与液压夹具一批，规格统一，采用竞价方式成交。',
    demands: ['具有有效营业执照', '提供产品合格证明', '接受货到验收后付款'],
    materials: [
      ['硬质合金车刀片 CNMG120408', 3000, '件'],
      ['整体硬质合金铣刀 D10', 200, '件'],
      ['液压夹紧单元', 12, '套'],
    ],
    contact: ['陈志强', '0519-8800 1235'],
  },
  {
    number: 3,
    name: '装配线立体库升级改造',
    buyType: '5',
    org: '锐衡装备制造集团有限公司',
    age: 6,
    ends: 9,
    status: '4',
    scope: '对装配车间立体库进行升级，包括堆垛机控制系统更换、货架加固与仓储管理软件对接，由专家综合评审。',
    demands: ['具有机电设备安装相应资质', '近五年完成过同类改造项目', '承诺停产窗口不超过 72 小时'],
    materials: [
      ['堆垛机控制系统', 4, '套'],
      ['货架加固组件', 160, '件'],
      ['仓储管理软件接口', 1, '套'],
    ],
    contact: ['周建国', '0519-8800 1218'],
  },
  {
    number: 4,
    name: '铸件用无缝钢管及型材采购',
    buyType: '3',
    org: '锐衡泵业有限公司',
    age: 8,
    ends: 2,
    status: '4',
    scope: '第一季度生产用钢管与型材，各规格分别比价，可分项成交。',
    demands: ['提供材质证明书', '交货期不超过 20 日', '含税、含运费报价'],
    materials: [
      ['无缝钢管 20# DN150', 42, '吨'],
      ['角钢 L63×6', 18.5, '吨'],
      ['槽钢 16#', 26, '吨'],
    ],
    contact: ['王晓琳', '0519-8800 1231'],
  },
  {
    number: 5,
    name: '厂区配电室变压器更换',
    buyType: '1',
    org: '锐衡装备制造集团有限公司',
    age: 16,
    ends: -3,
    status: '7',
    scope: '更换厂区二号配电室干式变压器两台，含拆旧、安装与调试。',
    demands: ['承装（修、试）电力设施许可证', '提供三年质保'],
    materials: [
      ['干式变压器 SCB14-1600/10', 2, '台'],
      ['高压进线柜', 2, '台'],
    ],
    contact: ['周建国', '0519-8800 1218'],
  },
  {
    number: 6,
    name: '劳动防护用品年度采购',
    buyType: '2',
    org: '锐衡装备制造集团有限公司',
    age: 30,
    ends: -12,
    status: '8',
    scope: '集团各公司全年劳动防护用品集中采购，分批配送至各厂区。',
    demands: ['产品符合国家标准', '能够按季度配送'],
    materials: [
      ['防砸安全鞋', 1800, '件'],
      ['防静电工作服', 1800, '套'],
      ['防护手套', 12000, '件'],
    ],
    contact: ['李玉兰', '0519-8800 1240'],
    winners: ['苏州恒安安全防护用品有限公司', '无锡卫康劳保用品有限公司'],
  },
  {
    number: 7,
    name: '水压试验台控制系统采购',
    buyType: '5',
    org: '锐衡阀门制造有限公司',
    age: 45,
    ends: -24,
    status: '9',
    scope: '新建 DN600 阀门水压试验台控制系统，含传感器、控制柜与数据采集软件。',
    demands: ['具有同类系统实施案例', '提供现场培训'],
    materials: [
      ['水压试验控制柜', 1, '套'],
      ['压力变送器 0—40 MPa', 16, '台'],
    ],
    contact: ['陈志强', '0519-8800 1235'],
    winners: ['上海申测自动化仪表有限公司'],
  },
  {
    number: 8,
    name: '废旧金属运输服务采购',
    buyType: '3',
    org: '锐衡泵业有限公司',
    age: 38,
    ends: -20,
    status: '10',
    scope: '厂区废旧金属定期运输服务，服务期一年。有效报价不足三家，本次采购流标。',
    demands: ['具有道路运输经营许可证'],
    materials: [['废旧金属运输', 240, '吨']],
    contact: ['李玉兰', '0519-8800 1240'],
  },
];
