import Big from 'big.js';

/** An accepted offer of an auction. */
export interface RankedOffer {
  supplierId: string;
  /** Yuan, exact text. */
  price: string;
  /** Position in the auction, from 1. */
  seq: number;
}

/**
 * Ranks the offers of an auction. A supplier counts with its latest offer; of equal prices the earlier offer comes first.
 *
 * @param offers in the order of `seq`
 * @returns `standings`: the latest offer of each supplier, best first; `ranks`: the rank that each offer had when it was
 * made, from 1
 */
export function rankOffers<Offer extends RankedOffer>(offers: readonly Offer[]) {
  const standings: { offer: Offer; amount: Big }[] = [];
  const ranks = offers.map((offer) => {
    const former = standings.findIndex((other) => other.offer.supplierId === offer.supplierId);
    if (former >= 0) standings.splice(former, 1);
    const amount = Big(offer.price);
    const behind = standings.findIndex((other) => other.amount.gt(amount));
    const place = behind < 0 ? standings.length : behind;
    standings.splice(place, 0, { offer, amount });
    return place + 1;
  });
  return { ranks, standings: standings.map((standing) => standing.offer) };
}
