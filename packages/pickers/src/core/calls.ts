import type { CallTarget } from '@gezi/client/core';

/** A page of a list (contract, part 1 §1.9). */
export interface Page<Row> {
  records: Row[];
  total: number;
}

/** Request parameters of every list. */
export interface PageRequest {
  /** From 1. */
  pageNo: number;
  pageSize: number;
  /** Sort column and direction. */
  column?: string;
  order?: 'asc' | 'desc';
  /** See {@link visibleFields}. */
  field?: string;
  /** Conditions on fields, in the value syntax of lists: `*part*` contains. */
  [field: string]: unknown;
}

/** A user as the server sends it to the pickers. */
export interface PickedUser {
  id: string;
  username: string;
  realname: string;
  /** 1 男, 2 女. */
  sex?: number | null;
  phone?: string | null;
  birthday?: string | null;
  /** Names of the departments, comma-joined. */
  orgCodeTxt?: string | null;
}

export const queryUsers: CallTarget<PageRequest, Page<PickedUser>> = {
  method: 'GET',
  path: '/sys/user/queryUserComponentData',
};

/** Users by one of their fields, values comma-joined; the response has no envelope. */
export const getMultiUser: CallTarget<{ username?: string; id?: string }, PickedUser[]> = {
  method: 'GET',
  path: '/sys/user/getMultiUser',
  answer: 'raw',
};

/** The condition that a field contains a text, in the value syntax of lists; undefined for no text. */
export const contains = (text: string): string | undefined => {
  const sought = text.trim();
  return sought ? `*${sought}*` : undefined;
};

/** Parameter `field` of a list: the id and the visible columns, comma-joined (contract, part 1 §1.9). */
export const visibleFields = (columns: readonly string[]): string => ['id', ...columns].join(',');
