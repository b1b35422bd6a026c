import { CalendarOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { DateField } from './Runtime';

export const dateFace: CanvasFace = { icon: <CalendarOutlined aria-hidden />, Face: inertFace(DateField) };
