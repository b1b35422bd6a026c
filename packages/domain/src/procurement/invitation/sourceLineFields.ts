import type { ListField } from '../../kit';
import { shownLineFields } from '../purchase-project/lineFields';

const HIDDEN: readonly string[] = ['planDetailNo', 'estimatedPrice'];
const shownTo = (project: { longSource: number | null }) =>
  shownLineFields(project).filter(({ key }) => !HIDDEN.includes(key));
const FIELDS = shownTo({ longSource: 0 });
const LONG_SOURCE_FIELDS = shownTo({ longSource: 1 });

/** Fields of the lines that a supplier sees. */
export const sourceLineFields = ({ longSource }: { longSource: number | null }): readonly ListField[] =>
  longSource === 1 ? LONG_SOURCE_FIELDS : FIELDS;
