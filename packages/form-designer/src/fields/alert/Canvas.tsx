import { ExclamationCircleOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { AlertItem } from './Runtime';

export const alertFace: CanvasFace = { icon: <ExclamationCircleOutlined aria-hidden />, Face: inertFace(AlertItem) };
