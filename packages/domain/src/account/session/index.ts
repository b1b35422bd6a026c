export * from './config';
export * from './endpoints';
export { PASSWORD_LENGTH, passwordRefusal, passwordRefusals, type PasswordRefusal } from './newPassword';
export * from './phoneEndpoints';
export * from './schema';
export * from './thirdEndpoints';
