import { AlignLeftOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { TextareaField } from './Runtime';

export const textareaFace: CanvasFace = { icon: <AlignLeftOutlined aria-hidden />, Face: inertFace(TextareaField) };
