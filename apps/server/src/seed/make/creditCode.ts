const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const ORGANISATION_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * A valid unified social credit code (GB 32100, GB 11714).
 *
 * @param region six digits (GB/T 2260)
 * @param number number of the organisation, below 10⁷
 */
export function creditCode(region: string, number: number): string {
  const organisation = `M${String(number).padStart(7, '0')}`;
  const sum = weighed(organisation, ORGANISATION_CHARACTERS, ORGANISATION_WEIGHTS);
  const check = (11 - (sum % 11)) % 11;
  const body = `91${region}${organisation}${check === 10 ? 'X' : check}`;
  return body + CHARACTERS[(31 - (weighed(body, CHARACTERS, CODE_WEIGHTS) % 31)) % 31]!;
}

const weighed = (text: string, characters: string, weights: readonly number[]): number =>
  weights.slice(0, text.length).reduce((sum, weight, at) => sum + characters.indexOf(text[at]!) * weight, 0);
