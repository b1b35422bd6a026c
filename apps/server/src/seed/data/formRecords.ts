/** Account and realname of a person, and the department that the person applies for. */
export interface Applicant {
  username: string;
  realname: string;
  depart: string;
  phone: string;
}

export const applicants: readonly Applicant[] = [
  { username: 'declarer', realname: '刘建国', depart: '机加工车间', phone: '13800001002' },
  { username: 'approver', realname: '赵志强', depart: '设备动力部', phone: '13800001003' },
  { username: 'purchaser', realname: '王晓琳', depart: '采购管理部', phone: '13800001004' },
  { username: 'manager', realname: '周明', depart: '采购管理部', phone: '13800001005' },
];

/** An item of a requisition: name, model, unit as a choice of the form (台 套 件 米 吨), quantity, price in yuan. */
type Item = readonly [name: string, spec: string, unit: 1 | 2 | 3 | 4 | 5, count: number, price: number];

export interface Requisition {
  applicant: number;
  daysAgo: number;
  /** Choice of the form: 公开招标 邀请招标 竞争性谈判 询价采购 单一来源. */
  buyType: 1 | 2 | 3 | 4 | 5;
  reason: string;
  /** Reason of the single source. */
  single?: string;
  /** Reason of the urgency. */
  urgent?: string;
  items: readonly Item[];
}

export const requisitions: readonly Requisition[] = [
  {
    applicant: 0,
    daysAgo: 41,
    buyType: 4,
    reason: '立式加工中心主轴轴承磨损，振动超标，计划停机更换。',
    items: [
      ['角接触球轴承', '7014C/P4', 3, 8, 640],
      ['主轴密封圈', 'φ70×90×10', 3, 4, 85],
    ],
  },
  {
    applicant: 1,
    daysAgo: 38,
    buyType: 2,
    reason: '空压站 2 号机达到大修周期，需更换主机头和油气分离器。',
    items: [
      ['空压机主机头', 'GA75 适用', 1, 1, 46_800],
      ['油气分离芯', 'φ220×450', 3, 2, 1_680],
    ],
  },
  {
    applicant: 0,
    daysAgo: 35,
    buyType: 4,
    reason: '四季度刀具消耗补库。',
    items: [
      ['硬质合金刀片', 'CNMG120408', 3, 300, 26.5],
      ['整体硬质合金立铣刀', 'φ12×75 4F', 3, 40, 138],
    ],
  },
  {
    applicant: 2,
    daysAgo: 33,
    buyType: 4,
    reason: '部门新增两名采购员，需配置办公设备。',
    items: [
      ['笔记本电脑', '14 英寸 16G/512G', 1, 2, 5_699],
      ['显示器', '27 英寸 2K', 1, 2, 1_299],
    ],
  },
  {
    applicant: 1,
    daysAgo: 30,
    buyType: 5,
    reason: '厂区变电站综保装置备件。',
    single: '原装置为专用通信规约，仅原厂能提供兼容备件。',
    items: [['综合保护装置', 'RCS-9611C', 1, 2, 12_400]],
  },
  {
    applicant: 0,
    daysAgo: 27,
    buyType: 4,
    reason: '磨床冷却系统过滤能力不足，工件表面划伤。',
    urgent: '影响 11 月出口订单交付，需一周内到货。',
    items: [
      ['磁性分离器', 'CF-100', 1, 1, 5_280],
      ['过滤纸', '500 mm×100 m', 3, 20, 96],
    ],
  },
  {
    applicant: 3,
    daysAgo: 24,
    buyType: 1,
    reason: '2027 年度劳动防护用品集中采购，供各车间领用。',
    items: [
      ['防砸安全鞋', '39–45 码', 2, 600, 168],
      ['防割手套', '5 级', 2, 1_200, 18.5],
      ['防护眼镜', '防雾', 3, 800, 22],
    ],
  },
  {
    applicant: 1,
    daysAgo: 21,
    buyType: 3,
    reason: '循环水泵房节能改造，更换高效电机并配套变频器。',
    items: [
      ['三相异步电动机', 'YE5-280S-4 75kW', 1, 2, 18_600],
      ['变频器', '90kW 380V', 1, 2, 23_500],
      ['动力电缆', 'YJV 3×70+1×35', 4, 160, 186],
    ],
  },
  {
    applicant: 0,
    daysAgo: 17,
    buyType: 4,
    reason: '行车检修，制动器与钢丝绳到报废标准。',
    items: [
      ['电力液压制动器', 'YWZ5-315/E50', 1, 2, 2_350],
      ['钢丝绳', '6×37 φ16', 4, 120, 32],
    ],
  },
  {
    applicant: 2,
    daysAgo: 14,
    buyType: 4,
    reason: '档案室归档用品。',
    items: [
      ['档案盒', 'A4 55 mm', 3, 200, 7.8],
      ['标签打印机', '热转印 300dpi', 1, 1, 1_150],
    ],
  },
  {
    applicant: 1,
    daysAgo: 10,
    buyType: 4,
    reason: '冬季保暖，厂区蒸汽管道保温修复。',
    urgent: '气温将降至零下，避免管道冻裂。',
    items: [
      ['岩棉管壳', 'φ108×50', 4, 260, 24],
      ['铝皮', '0.5×1000 mm', 4, 180, 19.5],
    ],
  },
  {
    applicant: 0,
    daysAgo: 7,
    buyType: 4,
    reason: '新增在线测量工位。',
    items: [
      ['数显千分表', '0–12.7 mm', 3, 6, 980],
      ['测量支架', '定制', 2, 3, 1_600],
    ],
  },
  {
    applicant: 3,
    daysAgo: 4,
    buyType: 2,
    reason: '采购管理部与各车间之间的样品周转。',
    items: [['塑料周转箱', '600×400×280', 3, 150, 46]],
  },
  {
    applicant: 1,
    daysAgo: 1,
    buyType: 4,
    reason: '配电室照明改造，原灯具光衰严重。',
    items: [
      ['LED 工矿灯', '150W IP65', 1, 24, 268],
      ['应急照明灯', '双头 3W', 1, 12, 75],
    ],
  },
];
