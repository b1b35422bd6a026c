import { CheckSquareOutlined } from '@ant-design/icons';
import type { CanvasFace, Face } from '../CanvasFace';
import { choiceFace } from '../shared/choice/choiceFace';

const CheckboxFace: Face = ({ data }) => choiceFace(data, 'checkbox');

export const checkboxFace: CanvasFace = { icon: <CheckSquareOutlined aria-hidden />, Face: CheckboxFace };
