import { memberOf } from '../../core/document/members';
import { isRemote } from '../../core/model/options';
import type { FieldSchema } from '../FieldSchema';
import { LIST_KEYWORDS, listSchema } from '../shared/schema/listSchema';
import { cascaderChoice } from './cascaderChoice';

export const cascaderSchema: FieldSchema = {
  write(data, losses) {
    losses.push({ code: isRemote(data) || memberOf(data, 'china-area-data') === true ? 'remote-options' : 'tree' });
    return cascaderChoice(data).multiple ? listSchema({ type: 'array' }) : { type: 'array' };
  },
  read: { list: () => ({ keywords: LIST_KEYWORDS, members: { value: [] } }) },
};
