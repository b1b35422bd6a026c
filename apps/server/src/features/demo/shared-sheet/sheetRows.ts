/** Initial rows of the grid demo: quotes to compare. */
export const sheetRows: readonly { id: string; values: Record<string, unknown> }[] = [
  ['球阀 DN50', 'Q41F-16C 铸钢', '只', 24, 486, '沈阳北方阀门', '2026-04-10', true],
  ['闸阀 DN80', 'Z41H-16C 法兰连接', '只', 12, 712.5, '沈阳北方阀门', '2026-04-10', true],
  ['无缝钢管', 'Φ108×6 20#', '米', 360, 78.2, '天津恒通钢管', '2026-04-18', false],
  ['螺纹钢', 'HRB400E Φ20', '吨', 18.5, 3860, '唐山冀钢贸易', '2026-04-05', true],
  ['离心泵', 'IS80-65-160 7.5kW', '台', 4, 5380, '上海凯泉泵业', '2026-05-06', false],
  ['防爆电机', 'YBX3-160M-4 11kW', '台', 4, 6920, '佳木斯电机', '2026-05-12', false],
  ['电力电缆', 'YJV22-0.6/1kV 3×70+1×35', '米', 850, 168.4, '远东电缆', '2026-04-22', true],
  ['控制电缆', 'KVVP 14×1.5', '米', 1200, 24.6, '远东电缆', '2026-04-22', true],
  ['橡胶接头', 'KXT-10 DN100', '个', 30, 96, '巩义东风管件', '2026-04-15', false],
  ['法兰', 'PL100-16 RF Q235B', '片', 96, 58, '巩义东风管件', '2026-04-15', true],
  ['安全帽', 'ABS V 型 红色', '顶', 200, 21.8, '北京力达劳保', '2026-03-30', true],
  ['防护手套', '丁腈浸胶 13 针', '双', 600, 6.5, '北京力达劳保', '2026-03-30', true],
].map(([name, models, unit, counts, price, supplier, deliveryTime, inquired], nth) => ({
  id: `sheet-${nth + 1}`,
  values: { name, models, unit, counts, price, supplier, deliveryTime, inquired, remark: null },
}));
