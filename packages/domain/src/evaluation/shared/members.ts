import { Type } from 'typebox';
import { MaybeText } from '../../kit';

/** Name of a master record. */
export const nameMember = (title: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title, reason: '不能为空，最多100个字符' });

/** Dictionary profession_type: `'1'` technical, `'2'` commercial. */
export const Profession = Type.Union([Type.Literal('1'), Type.Literal('2')], {
  title: '专业类型',
  reason: '应为技术或商务',
});

/** Comma-joined ids. */
export const idsMember = (title: string) => Type.Optional(MaybeText(4000, { title }));

export const remarkMember = Type.Optional(MaybeText(2000, { title: '备注' }));
