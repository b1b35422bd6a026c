/** Whether a goal is met, as a line of text. @param {string} more appended text */
export const goalLine = (goal, isMet, more = '') => `  goal ${goal}: ${isMet ? 'met' : 'MISSED'}${more}`;
