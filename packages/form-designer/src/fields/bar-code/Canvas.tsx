import { BarcodeOutlined } from '@ant-design/icons';
import { plainText } from '../../core/model/plainValues';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { BarcodeField } from './Runtime';

/** Shown while the item has no value. */
const SAMPLE = 'PO-2024-0001';

export const barCodeFace: CanvasFace = {
  icon: <BarcodeOutlined aria-hidden />,
  Face: inertFace((field) => <BarcodeField {...field} value={plainText(field.value) || SAMPLE} />),
};
