export interface Line {
  id: string;
  name: string;
  counts: number;
  demandTime: string;
}

/** In your application a query of the database. */
export async function readLines(): Promise<Line[]> {
  return [
    { id: '1', name: '无缝钢管 DN100', counts: 12, demandTime: '2026-12-01' },
    { id: '2', name: '法兰闸阀 Z41H-16C', counts: 4, demandTime: '2026-12-08' },
    { id: '3', name: '深沟球轴承 6308', counts: 60, demandTime: '2026-12-15' },
  ];
}
