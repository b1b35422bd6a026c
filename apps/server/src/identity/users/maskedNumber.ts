/** A mobile number with its middle hidden, as logs have it. */
export const maskedNumber = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
