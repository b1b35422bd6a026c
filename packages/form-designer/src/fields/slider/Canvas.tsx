import { SlidersOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { SliderField } from './Runtime';

export const sliderFace: CanvasFace = { icon: <SlidersOutlined aria-hidden />, Face: inertFace(SliderField) };
