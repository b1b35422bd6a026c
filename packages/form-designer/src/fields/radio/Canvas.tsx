import { CheckCircleOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { choiceFace } from '../shared/choice/choiceFace';
import { Radios } from './Runtime';

export const radioFace: CanvasFace = { icon: <CheckCircleOutlined aria-hidden />, Face: choiceFace(Radios) };
