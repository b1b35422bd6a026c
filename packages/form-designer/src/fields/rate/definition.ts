import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** Stars. */
export const rateType = define('rate', {
  texts,
  icon: 'rate',
  ele: 'el-rate',
  inDynamicTable: true,
  members: { ...labelled('评分'), value: 1, rules: [], max: 5, 'allow-half': false, 'show-score': false },
  isNumber: true,
  older: { tag: 'el-rate' },
});
