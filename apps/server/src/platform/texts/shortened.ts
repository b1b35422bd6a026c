/** Of what somebody sent, as much as a message can bear. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
