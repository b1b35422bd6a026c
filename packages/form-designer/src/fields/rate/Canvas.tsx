import { StarOutlined } from '@ant-design/icons';
import { booleanMember as flag, numberMember as number } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';

const RateFace: Face = ({ data }) => {
  const most = Math.min(10, Math.max(1, number(data, 'max', 5)));
  const value = number(data, 'value', 0);
  return (
    <span className="gezi-fd-rate">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at + 0.5 < value + 0.01 ? 'gezi-fd-rate-on' : ''}>
          ★
        </i>
      ))}
      {flag(data, 'show-score') ? <span>{value}</span> : null}
    </span>
  );
};

export const rateFace: CanvasFace = { icon: <StarOutlined aria-hidden />, Face: RateFace };
