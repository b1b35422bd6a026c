import { ProfileOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { DialogFace } from '../shared/dialog/DialogFace';

export const dialogListFace: CanvasFace = { icon: <ProfileOutlined aria-hidden />, Face: DialogFace };
