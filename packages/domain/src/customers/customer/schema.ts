import { Type, type Static } from 'typebox';
import { editOf } from '../../kit';
import { customerMembers } from '../registration';

const editableMembers = {
  ...customerMembers,
  /** `'1'` active, `'2'` out of use. */
  status: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '状态' })),
};

/** A purchasing unit entered by an administrator. */
export const CustomerAdd = Type.Object(editableMembers);
export type CustomerAdd = Static<typeof CustomerAdd>;

/** Absent fields keep their value. */
export const CustomerEdit = editOf(editableMembers);
export type CustomerEdit = Static<typeof CustomerEdit>;
