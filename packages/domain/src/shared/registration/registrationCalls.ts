import { Type, type TProperties, type TSchema } from 'typebox';
import { StoredFile } from '../../system/file/schema';
import { anyone, endpoint, Id, MaybeText, signedIn, Text } from '../../kit';
import { Mobile, NewAccount } from '../../account/session/phoneEndpoints';

/**
 * What somebody calls who registers a company, and who has registered one.
 *
 * @param base path before `/add`, `/upload` …
 * @param members what is said of the company
 * @param registered what is told of the own one; refused for who registered nothing
 */
export const registrationCalls = <Members extends TProperties, Registered extends TSchema>(
  base: string,
  members: Members,
  registered: Registered,
) => ({
  /** The company and the account that acts for it, in one. */
  add: endpoint({
    method: 'POST',
    path: `${base}/add`,
    access: anyone,
    input: Type.Object({
      account: Type.Object({ ...NewAccount, mobile: Mobile }),
      ...members,
      protocolVersion: Type.Optional(MaybeText(20)),
    }),
    result: Type.Object({ id: Id, auditStatus: Text(2) }),
  }),

  /**
   * Multipart: `file` (a picture or PDF, 10 MB), `checkKey` and `captcha`. One captcha is good for the files of one
   * registration.
   */
  upload: endpoint({
    method: 'POST',
    path: `${base}/upload`,
    access: anyone,
    input: Type.Object({ checkKey: Type.Optional(Text(64)), captcha: Type.Optional(Text(20)) }),
    result: StoredFile,
  }),

  /** Whether nobody has the name or code; refused when somebody has. */
  check: endpoint({
    method: 'GET',
    path: `${base}/check`,
    access: anyone,
    input: Type.Object({ name: Type.Optional(Text()), creditCode: Type.Optional(Text(18)) }),
    result: Type.Null(),
  }),

  mine: endpoint({
    method: 'GET',
    path: `${base}/mine`,
    access: signedIn('own'),
    input: Type.Object({}),
    result: registered,
  }),

  /** Corrected after a refusal, or sent again after it was taken back. */
  resubmit: endpoint({
    method: 'PUT',
    alsoBy: ['POST'],
    path: `${base}/resubmit`,
    access: signedIn('own'),
    input: Type.Object(members),
    result: registered,
  }),

  withdraw: endpoint({
    method: 'POST',
    path: `${base}/withdraw`,
    access: signedIn('own'),
    input: Type.Object({}),
    result: registered,
  }),
});
