export interface Line {
  id: string;
  code: string;
  name: string;
  kind: string | null;
  counts: number | null;
  price: number | null;
  demandTime: string | null;
  urgent: 'Y' | 'N';
}

const MATERIALS = [
  ['无缝钢管 DN100', 'pipe', 186.5],
  ['不锈钢管 DN50', 'pipe', 243],
  ['法兰闸阀 Z41H-16C', 'valve', 1280],
  ['球阀 Q41F-16P', 'valve', 365.8],
  ['深沟球轴承 6308', 'bearing', 58.6],
  ['圆锥滚子轴承 32216', 'bearing', 312],
  ['交流接触器 CJX2-3210', 'electric', 96],
  ['塑壳断路器 NM1-125S', 'electric', 418.9],
] as const;

/** 200 lines of a plan. */
export const LINES: readonly Line[] = Array.from({ length: 200 }, (_, index) => {
  const [name, kind, price] = MATERIALS[index % MATERIALS.length]!;
  return {
    id: `line-${index + 1}`,
    code: `WL${String(index + 1).padStart(5, '0')}`,
    name,
    kind,
    counts: 2 + ((index * 7) % 40),
    price,
    demandTime: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
    urgent: index % 9 === 0 ? 'Y' : 'N',
  };
});
