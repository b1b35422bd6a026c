import { Refusal } from '../../platform/http/refusal';

const ACCOUNT_FIELDS = {
  username: 'username',
  password: 'password',
  phone: 'mobile',
  email: 'email',
  smscode: 'smscode',
};

/** Prefixes the fields of refusals with `account/`, for inputs that register an account together with a company. */
export async function prefixAccountFields<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const field = error instanceof Refusal ? ACCOUNT_FIELDS[error.field as keyof typeof ACCOUNT_FIELDS] : undefined;
    if (!(error instanceof Refusal) || !field) throw error;
    throw new Refusal(error.status, error.code, error.message, `account/${field}`);
  }
}
