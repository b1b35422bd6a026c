import { ApartmentOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { savedOptions } from '../shared/choice/savedOptions';
import { inertFace } from '../shared/face/inertFace';
import { Cascader } from './Runtime';

export const cascaderFace: CanvasFace = {
  icon: <ApartmentOutlined aria-hidden />,
  Face: inertFace((field) => <Cascader {...field} found={savedOptions(field.item)} />),
};
