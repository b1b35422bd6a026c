import { CheckCircleOutlined } from '@ant-design/icons';
import type { CanvasFace, Face } from '../CanvasFace';
import { choiceFace } from '../shared/choice/choiceFace';

const RadioFace: Face = ({ data }) => choiceFace(data, 'radio');

export const radioFace: CanvasFace = { icon: <CheckCircleOutlined aria-hidden />, Face: RadioFace };
