import { define } from '../shared/define';
import { texts } from './texts';

/** A value shown as a barcode. */
export const barCodeType = define('barCode', {
  texts,
  icon: 'barcode',
  ele: 'fancy-bar-code',
  members: {
    form: true,
    showLabel: false,
    labelWidth: 0,
    label: '条形码',
    span: 24,
    value: '',
    format: 'CODE128',
    lineColor: '#000',
    background: '#fff',
    width: 5,
    height: 30,
    fontSize: 12,
    displayValue: true,
  },
});
