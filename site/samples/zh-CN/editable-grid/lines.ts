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

export const KINDS = [
  { value: 'pipe', label: '管材' },
  { value: 'valve', label: '阀门' },
  { value: 'bearing', label: '轴承' },
  { value: 'electric', label: '电气' },
];

const MATERIALS = [
  ['无缝钢管 DN100', 'pipe', 186.5],
  ['法兰闸阀 Z41H-16C', 'valve', 1280],
  ['深沟球轴承 6308', 'bearing', 58.6],
  ['交流接触器 CJX2-3210', 'electric', 96],
  ['球阀 Q41F-16P', 'valve', 365.8],
] as const;

/** 计划明细，`count` 行。 */
export const linesOf = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, kind, price] = MATERIALS[index % MATERIALS.length]!;
    return {
      id: `line-${index + 1}`,
      code: `WL${String(index + 1).padStart(4, '0')}`,
      name,
      kind,
      counts: 2 + ((index * 7) % 40),
      price,
      demandTime: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
      urgent: index % 4 === 0 ? 'Y' : 'N',
    };
  });
