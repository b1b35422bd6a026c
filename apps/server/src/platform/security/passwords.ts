import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's default variant: 19 MiB, two passes, one lane; about 10 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in PHC notation, with a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Takes the same time for an unknown user.
 *
 * @param stored hash of the user; undefined for an unknown user
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== undefined;
}
