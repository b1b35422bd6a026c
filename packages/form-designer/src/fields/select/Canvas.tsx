import { DownSquareOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { savedOptions } from '../shared/choice/savedOptions';
import { inertFace } from '../shared/face/inertFace';
import { Select } from './Runtime';

export const selectFace: CanvasFace = {
  icon: <DownSquareOutlined aria-hidden />,
  Face: inertFace((field) => <Select {...field} found={savedOptions(field.item)} />),
};
