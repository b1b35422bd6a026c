import { LineOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { DividerItem } from './Runtime';

export const dividerFace: CanvasFace = { icon: <LineOutlined aria-hidden />, Face: inertFace(DividerItem) };
