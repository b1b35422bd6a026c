import { FieldNumberOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { NumberField } from './Runtime';

export const inputNumberFace: CanvasFace = { icon: <FieldNumberOutlined aria-hidden />, Face: inertFace(NumberField) };
