import { FormOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { InputField } from './Runtime';

export const inputFace: CanvasFace = { icon: <FormOutlined aria-hidden />, Face: inertFace(InputField) };
