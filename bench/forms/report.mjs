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
/** Of the runtime with the antd it cannot do without, React left out. */
const SIZE_LIMIT = 220;

/** The figures as text: medians, ours against each peer, and whether the goals are met. */
export function report(scenarios, results, size) {
  const lines = comparison(scenarios, results, { names: NAMES, width: 26, digits: 1 });
  if (size) {
    lines.push('runtime with GeziProvider, gzip, React left out');
    lines.push(`  at first ${(size.first / KILO).toFixed(1)} kB, on use ${(size.later / KILO).toFixed(1)} kB`);
    lines.push(goalLine(`≤ ${SIZE_LIMIT} kB`, size.first <= SIZE_LIMIT * KILO));
  }
  return lines.join('\n');
}
