/** A mobile number with its middle masked, for logs. */
export const maskedNumber = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
