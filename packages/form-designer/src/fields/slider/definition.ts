import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** A number, or a range of two, on a track. */
export const sliderType = define('slider', {
  texts,
  icon: 'slider',
  ele: 'el-slider',
  inDynamicTable: true,
  members: {
    ...labelled('滑块'),
    value: 0,
    rules: [],
    min: 0,
    max: 20,
    step: 1,
    'show-stops': true,
    'show-tooltip': true,
    range: false,
  },
  isNumber: true,
  older: { tag: 'el-slider' },
});
