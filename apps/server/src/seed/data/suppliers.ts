export interface RegionSeed {
  name: string;
  /** Administrative division code, six digits (GB/T 2260). */
  code: string;
  address: string;
}

export const regions: readonly RegionSeed[] = [
  { name: '上海', code: '310115', address: '上海市浦东新区川沙路' },
  { name: '苏州', code: '320506', address: '江苏省苏州市吴中区金枫南路' },
  { name: '无锡', code: '320214', address: '江苏省无锡市新吴区长江东路' },
  { name: '常州', code: '320412', address: '江苏省常州市武进区常武南路' },
  { name: '杭州', code: '330109', address: '浙江省杭州市萧山区通惠中路' },
  { name: '宁波', code: '330206', address: '浙江省宁波市北仑区黄山西路' },
  { name: '合肥', code: '340104', address: '安徽省合肥市蜀山区望江西路' },
  { name: '济南', code: '370112', address: '山东省济南市历城区工业北路' },
  { name: '洛阳', code: '410305', address: '河南省洛阳市涧西区建设路' },
  { name: '沈阳', code: '210106', address: '辽宁省沈阳市铁西区北二东路' },
];

/** First part of company names; fictitious. */
export const brandWords = [
  '恒泰源',
  '鼎盛',
  '永兴隆',
  '华瑞达',
  '金诚',
  '天力',
  '博远',
  '中科联',
  '瑞丰',
  '顺通',
  '宏业',
  '正源',
  '凯信',
  '盛世达',
  '远景',
  '同力',
  '佳和',
  '德邦源',
  '安捷',
  '启航',
];

/** Trades of suppliers, with the codes of the material types they offer. */
export const trades: readonly { name: string; scope: string; types: readonly string[]; kind: '1' | '2' | '3' }[] = [
  { name: '泵业', scope: '水泵、化工泵及配件的制造、销售与维修', types: ['0101', '0103', '0104'], kind: '1' },
  { name: '阀门制造', scope: '工业阀门、执行机构的设计、制造与销售', types: ['0102', '0803'], kind: '1' },
  { name: '轴承贸易', scope: '轴承、传动件及机械零部件的销售', types: ['0201', '0202'], kind: '2' },
  { name: '传动设备', scope: '减速机、联轴器的制造与销售', types: ['0202', '0203'], kind: '1' },
  { name: '线缆', scope: '电线电缆的生产与销售', types: ['0301'], kind: '1' },
  { name: '电气成套', scope: '低压电器、电机、变频器及成套设备的销售与安装', types: ['0302', '0303'], kind: '2' },
  { name: '自动化仪表', scope: '工业自动化仪表的研发、制造与技术服务', types: ['0304'], kind: '1' },
  { name: '安全防护用品', scope: '劳动防护用品、消防器材的销售', types: ['0401', '0402'], kind: '2' },
  { name: '化工', scope: '化学试剂、润滑油、涂料的批发（凭许可证经营）', types: ['0501', '0502', '0503'], kind: '2' },
  { name: '金属材料', scope: '钢材、不锈钢、有色金属的销售与加工配送', types: ['0601', '0602'], kind: '2' },
  { name: '精密铸造', scope: '铸件、锻件的制造与机械加工', types: ['0603', '0104'], kind: '1' },
  { name: '数控刀具', scope: '刀具、量具、焊接材料的销售与修磨服务', types: ['0701', '0702', '0703'], kind: '3' },
  { name: '工业品', scope: '办公设备、包装材料、紧固件的一站式供应', types: ['0801', '0802', '0803'], kind: '3' },
];

export const banks = ['中国工商银行', '中国建设银行', '中国农业银行', '中国银行', '交通银行', '招商银行'] as const;
