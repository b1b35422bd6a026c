import { LinkOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { LinkItem } from './Runtime';

export const linkFace: CanvasFace = { icon: <LinkOutlined aria-hidden />, Face: inertFace(LinkItem) };
