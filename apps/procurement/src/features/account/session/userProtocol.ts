/** Code of the terms of service. */
export const USER_PROTOCOL = 'user_register';
