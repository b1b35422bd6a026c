import { Type } from 'typebox';
import { endpoint, signedIn } from '../../kit';
import { NoticeChoice, NoticeChoiceSave } from './schema';

const path = '/sys/noticeChoice';

/** Notices that the caller wants by e-mail and by SMS. */
export const viewNoticeChoice = endpoint({
  method: 'GET',
  path,
  access: signedIn('own'),
  input: Type.Object({}),
  result: NoticeChoice,
});

/** Replaces the caller's choices; kinds that are absent do not leave. */
export const saveNoticeChoice = endpoint({
  method: 'PUT',
  path,
  access: signedIn('own'),
  input: NoticeChoiceSave,
  result: NoticeChoice,
});
