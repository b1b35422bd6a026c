/** The page with everything that waits for the caller (P§2: view more). */
export const MORE_PATH = '/account/more';
