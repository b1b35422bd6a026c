import { ClockCircleOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { TimeField } from './Runtime';

export const timeFace: CanvasFace = { icon: <ClockCircleOutlined aria-hidden />, Face: inertFace(TimeField) };
