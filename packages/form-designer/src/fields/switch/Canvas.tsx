import { SwapOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { SwitchField } from './Runtime';

export const switchFace: CanvasFace = { icon: <SwapOutlined aria-hidden />, Face: inertFace(SwitchField) };
