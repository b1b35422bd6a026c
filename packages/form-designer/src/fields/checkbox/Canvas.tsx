import { CheckSquareOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { choiceFace } from '../shared/choice/choiceFace';
import { Boxes } from './Runtime';

export const checkboxFace: CanvasFace = { icon: <CheckSquareOutlined aria-hidden />, Face: choiceFace(Boxes) };
