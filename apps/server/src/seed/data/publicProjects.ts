import { buyType, projectStatus } from '@gezi/domain';
import type { ProjectSeed } from './projects';

const { toStart, quoting, toAward, awarded, failed } = projectStatus;

/** Purchase projects that visitors see. */
export const publicProjects: readonly ProjectSeed[] = [
  {
    name: '2027 年度滚动轴承框架采购',
    buyType: buyType.source,
    status: quoting,
    org: '锐衡泵业有限公司',
    created: 6,
    from: -1,
    to: 13,
    materials: [
      ['深沟球轴承 6308-2RS', 2400, '个', 42],
      ['角接触球轴承 7310AC', 860, '个', 186],
      ['圆柱滚子轴承 NU312', 520, '个', 268],
    ],
    notice: {
      scope: '为保障全年生产，拟通过公开寻源确定滚动轴承框架供应商，协议期一年，按需下达订单。',
      demands: ['制造商或其授权代理商', '近三年同类产品供货业绩不少于三项', '能够在 7 日内响应紧急供货'],
    },
  },
  {
    name: '数控车间刀具及夹具竞价采购',
    buyType: buyType.auction,
    status: toStart,
    org: '锐衡阀门制造有限公司',
    created: 4,
    from: 3,
    to: 4,
    hours: 8,
    materials: [
      ['硬质合金车刀片 CNMG120408', 3000, '件', 28],
      ['整体硬质合金铣刀 D10', 200, '件', 145],
      ['液压夹紧单元', 12, '套', 5600],
    ],
    notice: {
      scope: '数控车间补充硬质合金刀具与液压夹具一批，规格统一，采用竞价方式成交。',
      demands: ['具有有效营业执照', '提供产品合格证明', '接受货到验收后付款'],
    },
  },
  {
    name: '装配线立体库升级改造',
    buyType: buyType.appraise,
    status: quoting,
    org: '锐衡装备制造集团有限公司',
    created: 9,
    from: -5,
    to: 9,
    materials: [
      ['堆垛机控制系统', 4, '套', 86000],
      ['货架加固组件', 160, '件', 420],
      ['仓储管理软件接口', 1, '套', 38000],
    ],
    notice: {
      scope: '对装配车间立体库进行升级，包括堆垛机控制系统更换、货架加固与仓储管理软件对接，由专家综合评审。',
      demands: ['具有机电设备安装相应资质', '近五年完成过同类改造项目', '承诺停产窗口不超过 72 小时'],
    },
  },
  {
    name: '铸件用无缝钢管及型材采购',
    buyType: buyType.compete,
    status: quoting,
    org: '锐衡泵业有限公司',
    created: 11,
    from: -7,
    to: 2,
    materials: [
      ['无缝钢管 20# DN150', 42, '吨', 4850],
      ['角钢 L63×6', 18.5, '吨', 4120],
      ['槽钢 16#', 26, '吨', 4260],
    ],
    notice: {
      scope: '第一季度生产用钢管与型材，各规格分别比价，可分项成交。',
      demands: ['提供材质证明书', '交货期不超过 20 日', '含税、含运费报价'],
    },
  },
  {
    name: '厂区配电室变压器更换',
    buyType: buyType.invite,
    status: toAward,
    org: '锐衡装备制造集团有限公司',
    created: 19,
    from: -15,
    to: -3,
    materials: [
      ['干式变压器 SCB14-1600/10', 2, '台', 186000],
      ['高压进线柜', 2, '台', 24500],
    ],
    notice: {
      scope: '更换厂区二号配电室干式变压器两台，含拆旧、安装与调试。',
      demands: ['承装（修、试）电力设施许可证', '提供三年质保'],
    },
  },
  {
    name: '劳动防护用品年度采购',
    buyType: buyType.source,
    status: awarded,
    org: '锐衡装备制造集团有限公司',
    created: 33,
    from: -29,
    to: -12,
    winners: 2,
    materials: [
      ['防砸安全鞋', 1800, '件', 168],
      ['防静电工作服', 1800, '套', 96],
      ['防护手套', 12000, '件', 4.5],
    ],
    notice: {
      scope: '集团各公司全年劳动防护用品集中采购，分批配送至各厂区。',
      demands: ['产品符合国家标准', '能够按季度配送'],
    },
  },
  {
    name: '水压试验台控制系统采购',
    buyType: buyType.appraise,
    status: awarded,
    org: '锐衡阀门制造有限公司',
    created: 48,
    from: -44,
    to: -24,
    winners: 1,
    materials: [
      ['水压试验控制柜', 1, '套', 148000],
      ['压力变送器 0—40 MPa', 16, '台', 1850],
    ],
    notice: {
      scope: '新建 DN600 阀门水压试验台控制系统，含传感器、控制柜与数据采集软件。',
      demands: ['具有同类系统实施案例', '提供现场培训'],
    },
  },
  {
    name: '废旧金属运输服务采购',
    buyType: buyType.compete,
    status: failed,
    org: '锐衡泵业有限公司',
    created: 41,
    from: -37,
    to: -20,
    materials: [['废旧金属运输', 240, '吨', 120]],
    notice: {
      scope: '厂区废旧金属定期运输服务，服务期一年，按次派车、按实际重量结算。',
      demands: ['具有道路运输经营许可证'],
    },
  },
];
