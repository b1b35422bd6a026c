import { BgColorsOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { ColorField } from './Runtime';

export const colorPickerFace: CanvasFace = { icon: <BgColorsOutlined aria-hidden />, Face: inertFace(ColorField) };
