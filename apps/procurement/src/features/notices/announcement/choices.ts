import type { Texts } from './texts/zh-CN';

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Dictionary priority. */
export const prioritiesOf = ({ priorities }: Texts) => choices(priorities);
/** Dictionary msg_category. */
export const categoriesOf = ({ categories }: Texts) => choices(categories);
/** Dictionary msg_type. */
export const targetsOf = ({ targets }: Texts) => choices(targets);
/** Dictionary send_status. */
export const statesOf = ({ states }: Texts) => choices(states);

export const readFlagsOf = ({ isRead, isUnread }: Texts) => [
  { value: '0', label: isUnread },
  { value: '1', label: isRead },
];
