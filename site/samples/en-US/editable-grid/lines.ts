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
  { value: 'pipe', label: 'Pipes' },
  { value: 'valve', label: 'Valves' },
  { value: 'bearing', label: 'Bearings' },
  { value: 'electric', label: 'Electrical' },
];

const MATERIALS = [
  ['Steel pipe DN100', 'pipe', 186.5],
  ['Gate valve Z41H-16C', 'valve', 1280],
  ['Ball bearing 6308', 'bearing', 58.6],
  ['Contactor CJX2-3210', 'electric', 96],
  ['Ball valve Q41F-16P', 'valve', 365.8],
] as const;

/** `count` lines of a plan. */
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
