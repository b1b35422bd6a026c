import type { FastifyRequest } from 'fastify';
import { checkPicture, files } from '../files/files';
import { isImage } from '../files/contentTypes';
import { receiveFile } from '../files/receiveFile';
import { loginAttempts } from '../../identity/sign-in/loginAttempts';
import { phone } from '../../identity/sign-in/phone';
import { signIn } from '../../identity/sign-in/signIn';
import { signInFrom } from '../../identity/sign-in/SignInFrom';
import type { RecordServices } from '../RecordServices';

export type Visitors = ReturnType<typeof visitors>;

/** Codes, captchas and files for users who have no account yet. */
export function visitors(services: RecordServices) {
  const { db, clock } = services;
  const attempts = loginAttempts(db, clock);
  const auth = signIn(services, attempts);
  const { expectCode } = phone(services, attempts, auth);
  const fileService = files(services);

  return {
    expectCode,
    /** Consumes a captcha. @throws {Refusal} when the characters are wrong */
    expectCaptcha: (checkKey: string, captcha: string, request: FastifyRequest): Promise<void> =>
      auth.checkCaptcha(checkKey, captcha, signInFrom(request)),
    /** Streams the only file of a request to disk. @param limit bytes */
    receive: (request: FastifyRequest, limit: number) => receiveFile(request, fileService.uploadFolder, limit),
    storeFile: fileService.storeGenerated,
    checkPicture: async ({ fileType, path }: { fileType: string; path: string }): Promise<void> => {
      if (isImage(fileType)) await checkPicture(path);
    },
  };
}
