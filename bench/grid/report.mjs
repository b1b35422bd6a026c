import { notesOf } from './scenarios.mjs';

const NAMES = {
  gezi: 'ours',
  rdg: 'react-data-grid',
  'rdg-native': 'react-data-grid, native controls',
  ag: 'AG Grid',
  glide: 'Glide (canvas)',
  revo: 'RevoGrid',
  floor: 'TanStack + native inputs',
};
const KILO = 1000;

/** The figures as text: medians, ours against each peer, and whether the goal is met. */
export function report(scenarios, results, sizes, blanks) {
  const lines = [];
  for (const { name, title, unit, goal } of scenarios) {
    const medians = new Map([...results.get(name)].map(([contender, values]) => [contender, median(values)]));
    const ours = medians.get('gezi');
    lines.push(title);
    for (const [contender, value] of medians) {
      const ratio = contender === 'gezi' || ours === undefined ? '' : `  ours ${(ours / value).toFixed(2)} ×`;
      const said = notesOf(name, contender).join(', ');
      lines.push(
        `  ${NAMES[contender].padEnd(34)}${value.toFixed(2).padStart(9)} ${unit}${ratio}${said && `  (${said})`}`,
      );
    }
    const [peer, limit] = goal;
    if (ours !== undefined && medians.has(peer)) {
      const ratio = ours / medians.get(peer);
      lines.push(`  goal ≤ ${limit} × ${NAMES[peer]}: ${ratio <= limit ? 'met' : 'MISSED'} (${ratio.toFixed(2)} ×)`);
    }
  }
  if (blanks.size) {
    lines.push('frames with a part that has no rows, wheel on a page slowed fourfold, always-edit');
    for (const [contender, { frames, blank }] of blanks)
      lines.push(`  ${NAMES[contender].padEnd(34)}${String(blank).padStart(9)} of ${frames}`);
    if (blanks.has('gezi')) lines.push(`  goal none: ${blanks.get('gezi').blank === 0 ? 'met' : 'MISSED'}`);
  }
  if (sizes) {
    lines.push('minimal grid, gzip, React left out');
    for (const [contender, { first, later }] of Object.entries(sizes))
      lines.push(
        `  ${NAMES[contender].padEnd(34)}${(first / KILO).toFixed(1).padStart(9)} kB, on use ${(later / KILO).toFixed(1)} kB`,
      );
    lines.push(`  goal ≤ 45 kB: ${sizes.gezi.first <= 45 * KILO ? 'met' : 'MISSED'}`);
  }
  return lines.join('\n');
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
