import { StarOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { RateField } from './Runtime';

export const rateFace: CanvasFace = { icon: <StarOutlined aria-hidden />, Face: inertFace(RateField) };
