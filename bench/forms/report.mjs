import { comparison } from '../kit/comparison.mjs';
import { goalLine } from '../kit/goalLine.mjs';

const NAMES = {
  gezi: 'ours',
  rhf: 'react-hook-form + antd',
  antd: 'antd Form',
  formily: 'Formily + antd',
  surveyjs: 'SurveyJS',
  rjsf: 'rjsf + antd',
};
const KILO = 1000;
/** Limit for the runtime including antd, without React. */
const SIZE_LIMIT = 220;

/** Formats the results: medians, ours against each peer, and whether the goals are met. */
export function report(scenarios, results, size) {
  const lines = comparison(scenarios, results, { names: NAMES, width: 26, digits: 1 });
  if (size) {
    lines.push('runtime with GeziProvider, gzip, React left out');
    lines.push(`  at first ${(size.first / KILO).toFixed(1)} kB, on use ${(size.later / KILO).toFixed(1)} kB`);
    lines.push(goalLine(`≤ ${SIZE_LIMIT} kB`, size.first <= SIZE_LIMIT * KILO));
  }
  return lines.join('\n');
}
