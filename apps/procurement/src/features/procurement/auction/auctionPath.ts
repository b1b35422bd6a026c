/** Path of the list of auctions. */
export const AUCTION_LIST_PATH = '/procurement/bidding';

/** Path of the room of an auction. */
export const roomPath = (id: string): string => `${AUCTION_LIST_PATH}/room?${new URLSearchParams({ id }).toString()}`;
