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

/** What features need of people who have no account yet: codes, captchas and files. */
export function visitors(services: RecordServices) {
  const { db, clock } = services;
  const attempts = loginAttempts(db, clock);
  const door = signIn(services, attempts);
  const { expectCode } = phone(services, attempts, door);
  const stored = files(services);

  return {
    expectCode,
    /** @throws {Refusal} when the characters are wrong; they are used up */
    expectCaptcha: (checkKey: string, captcha: string, request: FastifyRequest): Promise<void> =>
      door.checkCaptcha(checkKey, captcha, signInFrom(request)),
    /** Streams the one file of a request to the disk. @param limit bytes */
    receive: (request: FastifyRequest, limit: number) => receiveFile(request, stored.waiting, limit),
    keep: stored.keepOwn,
    checkPicture: async ({ fileType, path }: { fileType: string; path: string }): Promise<void> => {
      if (isImage(fileType)) await checkPicture(path);
    },
  };
}
