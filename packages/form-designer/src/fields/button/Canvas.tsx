import { PlaySquareOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { FormButton } from './Runtime';

export const buttonFace: CanvasFace = { icon: <PlaySquareOutlined aria-hidden />, Face: inertFace(FormButton) };
