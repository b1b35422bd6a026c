const NAMES = {
  gezi: 'ours',
  rhf: 'react-hook-form + antd',
  antd: 'antd Form',
  formily: 'Formily + antd',
  surveyjs: 'SurveyJS',
  rjsf: 'rjsf + antd',
};
const KILO = 1000;
/** Of the runtime with the antd it cannot do without, React left out. */
const SIZE_LIMIT = 220;

/** The figures as text: medians, ours against each peer, and whether the goals are met. */
export function report(scenarios, results, size) {
  const lines = [];
  for (const { name, title, unit, goal, limit } of scenarios) {
    const medians = new Map([...results.get(name)].map(([contender, values]) => [contender, median(values)]));
    const ours = medians.get('gezi');
    lines.push(title);
    for (const [contender, value] of medians) {
      const ratio = contender === 'gezi' || ours === undefined ? '' : `  ours ${(ours / value).toFixed(2)} ×`;
      lines.push(`  ${NAMES[contender].padEnd(26)}${value.toFixed(1).padStart(9)} ${unit}${ratio}`);
    }
    if (ours === undefined) continue;
    if (goal && medians.has(goal[0])) {
      const ratio = ours / medians.get(goal[0]);
      lines.push(
        `  goal ≤ ${goal[1]} × ${NAMES[goal[0]]}: ${ratio <= goal[1] ? 'met' : 'MISSED'} (${ratio.toFixed(2)} ×)`,
      );
    }
    if (limit !== undefined) lines.push(`  goal ≤ ${limit} ${unit}: ${ours <= limit ? 'met' : 'MISSED'}`);
  }
  if (size) {
    lines.push('runtime with GeziProvider, gzip, React left out');
    lines.push(`  at first ${(size.first / KILO).toFixed(1)} kB, on use ${(size.later / KILO).toFixed(1)} kB`);
    lines.push(`  goal ≤ ${SIZE_LIMIT} kB: ${size.first <= SIZE_LIMIT * KILO ? 'met' : 'MISSED'}`);
  }
  return lines.join('\n');
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
