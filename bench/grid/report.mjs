import { comparison } from '../kit/comparison.mjs';
import { goalLine } from '../kit/goalLine.mjs';
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
const WIDTH = 34;
const KILO = 1000;
/** Limit for a minimal grid, without React. */
const SIZE_LIMIT = 45;

/** Formats the results: medians, ours against each peer, and whether the goals are met. */
export function report(scenarios, results, sizes, blanks) {
  const lines = comparison(scenarios, results, {
    names: NAMES,
    width: WIDTH,
    digits: 2,
    notesOf: (scenario, contender) => notesOf(scenario, contender).join(', '),
  });
  if (blanks.size) {
    lines.push('frames with a part that has no rows, wheel on a page slowed fourfold, always-edit');
    for (const [contender, { frames, blank }] of blanks)
      lines.push(`  ${NAMES[contender].padEnd(WIDTH)}${String(blank).padStart(9)} of ${frames}`);
    if (blanks.has('gezi')) lines.push(goalLine('none', blanks.get('gezi').blank === 0));
  }
  if (sizes) {
    lines.push('minimal grid, gzip, React left out');
    for (const [contender, { first, later }] of Object.entries(sizes))
      lines.push(
        `  ${NAMES[contender].padEnd(WIDTH)}${(first / KILO).toFixed(1).padStart(9)} kB, on use ${(later / KILO).toFixed(1)} kB`,
      );
    lines.push(goalLine(`≤ ${SIZE_LIMIT} kB`, sizes.gezi.first <= SIZE_LIMIT * KILO));
  }
  return lines.join('\n');
}
