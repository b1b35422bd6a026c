import { SlidersOutlined } from '@ant-design/icons';
import { booleanMember as flag, listMember as list, numberMember as number } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';

const SliderFace: Face = ({ data }) => {
  const low = number(data, 'min', 0);
  const high = Math.max(low + 1, number(data, 'max', 20));
  const values = list(data, 'value').length > 0 ? list(data, 'value') : [data['value'] ?? low];
  const share = (value: unknown) => Math.min(100, Math.max(0, ((Number(value) - low) / (high - low)) * 100)) || 0;
  const ends = flag(data, 'range') ? [share(values[0]), share(values[1] ?? high)] : [0, share(values[0])];
  const step = Math.max(number(data, 'step', 1), (high - low) / 20);
  const stops = flag(data, 'show-stops') ? Math.floor((high - low) / step) + 1 : 0;
  return (
    <span className="gezi-fd-slider">
      <b style={{ insetInlineStart: `${ends[0]}%`, width: `${ends[1]! - ends[0]!}%` }} />
      {Array.from({ length: stops }, (_, at) => (
        <u key={at} style={{ insetInlineStart: `${((at * step) / (high - low)) * 100}%` }} />
      ))}
      {flag(data, 'range') ? <i style={{ insetInlineStart: `${ends[0]}%` }} /> : null}
      <i style={{ insetInlineStart: `${ends[1]}%` }} />
    </span>
  );
};

export const sliderFace: CanvasFace = { icon: <SlidersOutlined aria-hidden />, Face: SliderFace };
