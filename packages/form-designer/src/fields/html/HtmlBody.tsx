import { RichContent } from '@gezi/ui';
import { textMember } from '../../core/document/members';
import type { Face } from '../CanvasFace';

/** The markup of an html component, made safe. */
export const HtmlBody: Face = ({ data }) => <RichContent html={textMember(data, 'text')} />;
