import { Refusal } from '../../platform/http/refusal';

const ACCOUNT_FIELDS = {
  username: 'username',
  password: 'password',
  phone: 'mobile',
  email: 'email',
  smscode: 'smscode',
};

/** Where an account is registered together with a company, names its members as they stand in the input: `account/…`. */
export async function ofAccount<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const field = error instanceof Refusal ? ACCOUNT_FIELDS[error.field as keyof typeof ACCOUNT_FIELDS] : undefined;
    if (!(error instanceof Refusal) || !field) throw error;
    throw new Refusal(error.status, error.code, error.message, `account/${field}`);
  }
}
