/** The password field of the sign-in pages. */
export { PasswordInput } from '@gezi/ui';
